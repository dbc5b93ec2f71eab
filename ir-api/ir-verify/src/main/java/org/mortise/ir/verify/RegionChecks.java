// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.verify;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;

/** Checks an operation after all operations inside it were found valid. */
final class RegionChecks {
  private RegionChecks() {}

  static @Nullable Diagnostic check(Operation op, OpDefinition definition, int threads) {
    if (op.regionCount() == 0 && !definition.hasTrait(Trait.SYMBOL_TABLE)) {
      return custom(op, definition);
    }
    Diagnostic found = null;
    if (definition.hasTrait(Trait.SINGLE_BLOCK_IMPLICIT_TERMINATOR)) {
      found = implicitTerminator(op, definition.implicitTerminator());
    }
    if (found == null && definition.hasTrait(Trait.ISOLATED_FROM_ABOVE)) {
      found = IsolationCheck.check(op);
    }
    if (found == null && definition.hasTrait(Trait.SYMBOL_TABLE)) {
      found = SymbolChecks.check(op, threads);
    }
    if (found == null && definition.regionInvariant() != null) {
      found = definition.regionInvariant().verify(op);
    }
    if (found == null) {
      found = interfaces(op);
    }
    return found == null ? custom(op, definition) : found;
  }

  private static @Nullable Diagnostic custom(Operation op, OpDefinition definition) {
    return definition.regionVerifier() == null ? null : definition.regionVerifier().verify(op);
  }

  private static @Nullable Diagnostic interfaces(Operation op) {
    RegionBranchOpInterface branch = op.getInterface(RegionBranchOpInterface.class);
    Diagnostic found = branch == null ? null : ControlFlowChecks.regionBranch(op, branch);
    if (found != null) {
      return found;
    }
    LoopLikeOpInterface loop = op.getInterface(LoopLikeOpInterface.class);
    found = loop == null ? null : loop(op, loop);
    if (found != null) {
      return found;
    }
    FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
    return function == null ? null : function.verifyBody(op);
  }

  private static @Nullable Diagnostic implicitTerminator(Operation op, String terminator) {
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      if (region.isEmpty() || region.first().last().name().name().equals(terminator)) {
        continue;
      }
      return op.opError("expects regions to end with '" + terminator + "', found '" + region.first().last().name()
          + "'")
          .note(op.location(), "in custom textual format, the absence of terminator implies '" + terminator + "'");
    }
    return null;
  }

  private static @Nullable Diagnostic loop(Operation op, LoopLikeOpInterface loop) {
    List<Value> inits = loop.getInits(op);
    List<? extends Value> arguments = loop.getRegionIterArgs(op);
    List<Value> yielded = loop.getYieldedValues(op);
    if (inits.size() != arguments.size()) {
      return op.opError(
          "different number of inits and region iter_args: " + inits.size() + " != " + arguments.size());
    }
    boolean yields = yielded != null && !yielded.isEmpty();
    if (yields && arguments.size() != yielded.size()) {
      return op.opError("different number of region iter_args and yielded values: " + arguments.size() + " != "
          + yielded.size());
    }
    for (int i = 0; i < arguments.size(); i++) {
      Type type = arguments.get(i).type();
      if (inits.get(i).type() != type) {
        return op.opError(i + "-th init and " + i + "-th region iter_arg have different type: '" + inits.get(i).type()
            + "' != '" + type + "'");
      }
      if (yields && yielded.get(i).type() != type) {
        return op.opError(i + "-th region iter_arg and " + i + "-th yielded value have different type: '" + type
            + "' != '" + yielded.get(i).type() + "'");
      }
    }
    return null;
  }

  /** Returns the inferred result types as text if the actual types differ from them, or null. */
  static @Nullable String wrongResultTypes(Operation op, OpDefinition definition) {
    if (!definition.canInferResultTypes() || followsFromTraits(op, definition)) {
      return null;
    }
    List<Type> inferred = definition.inferResultTypes(partsOf(op));
    if (inferred == null) {
      return "";
    }
    boolean same = inferred.size() == op.resultCount();
    for (int i = 0; same && i < inferred.size(); i++) {
      same = definition.resultTypes().areCompatible(inferred.get(i), op.result(i).type());
    }
    return same ? null : quoted(inferred);
  }

  /**
   * Returns whether the operation is the usual case, which is checked without allocation: one result of the type of all
   * operands.
   */
  private static boolean followsFromTraits(Operation op, OpDefinition definition) {
    return definition.hasTrait(Trait.SAME_OPERANDS_AND_RESULT_TYPE) && op.resultCount() == 1 && op.operandCount() > 0
        && op.result(0).type() == op.operand(0).type();
  }

  static OperationState partsOf(Operation op) {
    OperationState state = new OperationState(op.location(), op.name());
    for (int i = 0; i < op.operandCount(); i++) {
      state.addOperand(op.operand(i));
    }
    for (int i = 0; i < op.propertyCount(); i++) {
      state.setProperty(i, op.property(i));
    }
    return state.setDiscardableAttributes(op.discardableAttributes());
  }

  static String quotedResultTypes(Operation op) {
    List<Type> types = new ArrayList<>(op.resultCount());
    for (int i = 0; i < op.resultCount(); i++) {
      types.add(op.result(i).type());
    }
    return quoted(types);
  }

  private static String quoted(List<Type> types) {
    StringBuilder text = new StringBuilder();
    for (Type type : types) {
      text.append(text.length() == 0 ? "'" : ", '").append(type).append('\'');
    }
    return text.toString();
  }
}
