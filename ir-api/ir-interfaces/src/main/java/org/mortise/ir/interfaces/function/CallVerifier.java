// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.function;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.types.FunctionType;

/** Checks that the operands and results of a call have the types of the function that it calls. */
public final class CallVerifier {
  private CallVerifier() {}

  /**
   * Returns the error in the types of a call, or null.
   *
   * @param call an operation whose operands are the arguments of the call
   * @param function an operation with the attributes named in {@link FunctionLike}
   */
  public static @Nullable Diagnostic verify(Operation call, Operation function) {
    FunctionType type = FunctionLike.functionType(function);
    Diagnostic wrong = verifyOperands(call, type.inputs());
    return wrong != null ? wrong : verifyResults(call, type.results());
  }

  private static @Nullable Diagnostic verifyOperands(Operation op, List<Type> expected) {
    if (op.operandCount() != expected.size()) {
      return op.opError("incorrect number of operands for callee");
    }
    for (int i = 0; i < expected.size(); i++) {
      if (op.operand(i).type() != expected.get(i)) {
        return op.opError("operand type mismatch: expected operand type '" + expected.get(i) + "', but provided '"
            + op.operand(i).type() + "' for operand number " + i);
      }
    }
    return null;
  }

  private static @Nullable Diagnostic verifyResults(Operation op, List<Type> expected) {
    if (op.resultCount() != expected.size()) {
      return op.opError("incorrect number of results for callee");
    }
    for (int i = 0; i < expected.size(); i++) {
      if (op.result(i).type() != expected.get(i)) {
        return op.opError("result type mismatch at index " + i)
            .note(op.location(), "      op result types: " + quoted(typesOf(op)))
            .note(op.location(), "function result types: " + quoted(expected));
      }
    }
    return null;
  }

  private static List<Type> typesOf(Operation op) {
    Type[] types = new Type[op.resultCount()];
    for (int i = 0; i < types.length; i++) {
      types[i] = op.result(i).type();
    }
    return List.of(types);
  }

  private static String quoted(List<Type> types) {
    StringBuilder text = new StringBuilder();
    for (Type type : types) {
      text.append(text.isEmpty() ? "'" : ", '").append(type).append('\'');
    }
    return text.toString();
  }
}
