// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.types.LlvmFunctionType;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.dialect.llvm.types.PointerType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/** Checks the types of a {@link CallOp} against its callee. */
final class CallVerifier implements SymbolUserOpInterface {
  @Override
  public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables) {
    CallOp call = CallOp.of(op);
    LlvmFunctionType variadic = call.variadicType();
    Diagnostic wrong = variadic == null ? null : verifyVariadicType(call, variadic);
    if (wrong != null) {
      return wrong;
    }
    SymbolRefAttr name = call.calleeAttr();
    return name == null ? verifyAddress(op) : verifyCallee(call, name, symbolTables);
  }

  private static @Nullable Diagnostic verifyVariadicType(CallOp call, LlvmFunctionType type) {
    Operation op = call.operation();
    if (!type.isVariadic()) {
      return op.opError("expected var_callee_type to be a variadic function type");
    }
    List<? extends Value> arguments = call.arguments();
    List<Type> parameters = type.parameters();
    if (parameters.size() > arguments.size()) {
      return op.opError("expected var_callee_type to have at most " + arguments.size() + " parameters");
    }
    for (int i = 0; i < parameters.size(); i++) {
      if (parameters.get(i) != arguments.get(i).type()) {
        return op.opError("var_callee_type parameter type mismatch: '" + parameters.get(i) + "' != '"
            + arguments.get(i).type() + "'");
      }
    }
    if (op.resultCount() == 0) {
      return LlvmTypes.isVoid(type.returnType()) ? null : op.opError("expected var_callee_type to return void");
    }
    return type.returnType() == op.result(0).type() ? null : op.opError(
        "var_callee_type return type mismatch: '" + type.returnType() + "' != '" + op.result(0).type() + "'");
  }

  private static @Nullable Diagnostic verifyAddress(Operation op) {
    if (CallOp.of(op).calleeOperands().isEmpty()) {
      return op.opError("must have either a `callee` attribute or at least an operand");
    }
    Type type = op.operand(0).type();
    return type instanceof PointerType ? null
        : op.opError("indirect call expects a pointer as callee: '" + type + "'");
  }

  private static @Nullable Diagnostic verifyCallee(CallOp call, SymbolRefAttr name, SymbolTables symbolTables) {
    Operation op = call.operation();
    Operation symbol = symbolTables.lookupNearestSymbolFrom(op, name);
    if (symbol == null) {
      return op.opError("'" + name.rootReference() + "' does not reference a symbol in the current scope");
    }
    FuncOp callee = FuncOp.of(symbol);
    if (callee == null) {
      return op.opError("'" + name.rootReference() + "' does not reference a valid LLVM function");
    }
    LlvmFunctionType type = callee.type();
    if (type.isVariadic() && call.variadicType() == null) {
      return op.opError("missing var_callee_type attribute for vararg call");
    }
    Diagnostic wrong = verifyOperands(op, type);
    return wrong != null ? wrong : verifyResult(op, type.returnType());
  }

  private static @Nullable Diagnostic verifyOperands(Operation op, LlvmFunctionType type) {
    List<Type> parameters = type.parameters();
    int count = CallOp.of(op).calleeOperands().size();
    if (type.isVariadic() ? count < parameters.size() : count != parameters.size()) {
      return op.opError("incorrect number of operands (" + count + ") for callee (expecting: " + parameters.size()
          + ")");
    }
    for (int i = 0; i < parameters.size(); i++) {
      Type actual = op.operand(i).type();
      if (actual != parameters.get(i)) {
        return op.opError("operand type mismatch for operand " + i + ": '" + actual + "' != '" + parameters.get(i)
            + "'");
      }
    }
    return null;
  }

  private static @Nullable Diagnostic verifyResult(Operation op, Type expected) {
    boolean isVoid = LlvmTypes.isVoid(expected);
    if (op.resultCount() == 0) {
      return isVoid ? null : op.opError("expected function call to produce a value");
    }
    if (isVoid) {
      return op.opError("calling function with void result must not produce values");
    }
    Type actual = op.result(0).type();
    return actual == expected ? null : op.opError("result type mismatch: '" + actual + "' != '" + expected + "'");
  }
}
