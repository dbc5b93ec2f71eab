// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseBoolArrayAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/** Checks the reductions, privatizers and copy functions that the clauses of an operation name. */
final class ClauseSymbols implements SymbolUserOpInterface {
  @Override
  public boolean isPartOfVerifier() {
    return true;
  }

  @Override
  public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables tables) {
    Diagnostic wrong = EntryArguments.verify(op);
    if (wrong == null && ParallelOp.of(op) != null) {
      wrong = verifyPrivates(ParallelOp.of(op), tables);
    }
    if (wrong == null && SimdOp.of(op) != null) {
      wrong = verifyPrivates(SimdOp.of(op), tables);
    }
    if (wrong != null || TargetOp.of(op) != null) {
      return wrong;
    }
    for (String clause : List.of("reduction", "in_reduction", "task_reduction")) {
      wrong = wrong != null ? wrong : verifyReductions(op, clause, tables);
    }
    return wrong != null || SingleOp.of(op) == null ? wrong : verifyCopies(SingleOp.of(op), tables);
  }

  private static @Nullable OperandRange variables(Operation op, String clause) {
    OpDefinition definition = OpDefinition.of(op);
    int group = definition.operandGroup(clause + "_vars");
    return group < 0 ? null : definition.operandGroup(op, group);
  }

  // ---- reductions --------------------------------------------------------------------------------------------------

  private static @Nullable Diagnostic verifyReductions(Operation op, String clause, SymbolTables tables) {
    OperandRange variables = variables(op, clause);
    if (variables == null) {
      return null;
    }
    ArrayAttr symbols = op.getAttr(clause + "_syms", ArrayAttr.class);
    DenseBoolArrayAttr flags = op.getAttr(clause + "_byref", DenseBoolArrayAttr.class);
    if (variables.isEmpty()) {
      return symbols == null ? null : op.opError("unexpected reduction symbol references");
    }
    if (symbols == null || symbols.size() != variables.size()) {
      return op.opError("expected as many reduction symbol references as reduction variables");
    }
    if (flags != null && flags.size() != variables.size()) {
      return op.error("expected as many reduction variable by reference attributes as reduction variables");
    }
    Set<Value> accumulators = new HashSet<>();
    for (int i = 0; i < variables.size(); i++) {
      if (!accumulators.add(variables.get(i))) {
        return op.opError("accumulator variable used more than once");
      }
      Diagnostic wrong = verifyReduction(op, variables.get(i), (SymbolRefAttr) symbols.get(i), tables);
      if (wrong != null) {
        return wrong;
      }
    }
    return null;
  }

  private static @Nullable Diagnostic verifyReduction(
      Operation op, Value accumulator, SymbolRefAttr symbol, SymbolTables tables) {
    DeclareReductionOp reduction = DeclareReductionOp.of(tables.lookupNearestSymbolFrom(op, symbol));
    if (reduction == null) {
      return op.opError("expected symbol reference " + symbol + " to point to a reduction declaration");
    }
    Type type = reduction.accumulatorType();
    return type == null || type == accumulator.type() ? null
        : op.opError("expected accumulator ('" + accumulator.type()
            + "') to be the same type as reduction declaration ('" + type + "')");
  }

  // ---- privatizers -------------------------------------------------------------------------------------------------

  private static @Nullable Diagnostic verifyPrivates(ParallelOp op, SymbolTables tables) {
    OperandRange variables = op.privateVars();
    int count = op.privateSymsAttr() == null ? 0 : op.privateSymsAttr().size();
    if (variables.size() != count) {
      return op.error("inconsistent number of private variables and privatizer op symbols, private vars: "
          + variables.size() + " vs. privatizer op symbols: " + count);
    }
    for (int i = 0; i < count; i++) {
      Diagnostic wrong = verifyPrivate(
          op.operation(), variables.get(i), (SymbolRefAttr) op.privateSymsAttr().get(i), tables);
      if (wrong != null) {
        return wrong;
      }
    }
    return null;
  }

  private static @Nullable Diagnostic verifyPrivate(
      Operation op, Value variable, SymbolRefAttr symbol, SymbolTables tables) {
    PrivateClauseOp privatizer = PrivateClauseOp.of(tables.lookupNearestSymbolFrom(op, symbol));
    if (privatizer == null) {
      return op.error("failed to lookup privatizer op with symbol: '" + symbol + "'");
    }
    Type type = privatizer.argumentType();
    return type == null || type == variable.type() ? null
        : op.error("type mismatch between a " + privatizer.dataSharingTypeAttr().word()
            + " variable and its privatizer op, var type: '" + variable.type() + "' vs. privatizer op type: '" + type
            + "'");
  }

  private static @Nullable Diagnostic verifyPrivates(SimdOp op, SymbolTables tables) {
    for (int i = 0; op.privateSymsAttr() != null && i < op.privateSymsAttr().size(); i++) {
      SymbolRefAttr symbol = (SymbolRefAttr) op.privateSymsAttr().get(i);
      PrivateClauseOp privatizer = PrivateClauseOp.of(tables.lookupNearestSymbolFrom(op.operation(), symbol));
      if (privatizer == null) {
        return op.error("Cannot find privatizer '" + symbol + "'");
      }
      if (privatizer.dataSharingTypeAttr().word().equals("firstprivate")) {
        return op.error("FIRSTPRIVATE cannot be used with SIMD");
      }
    }
    return null;
  }

  // ---- copies ------------------------------------------------------------------------------------------------------

  private static @Nullable Diagnostic verifyCopies(SingleOp op, SymbolTables tables) {
    OperandRange variables = op.copyprivateVars();
    ArrayAttr functions = op.copyprivateSymsAttr();
    int count = functions == null ? 0 : functions.size();
    if (variables.size() != count) {
      return op.opError("inconsistent number of copyprivate vars (= " + variables.size()
          + ") and functions (= " + count + "), both must be equal");
    }
    for (int i = 0; i < count; i++) {
      Diagnostic wrong = verifyCopy(op.operation(), variables.get(i), (SymbolRefAttr) functions.get(i), tables);
      if (wrong != null) {
        return wrong;
      }
    }
    return null;
  }

  private static @Nullable Diagnostic verifyCopy(
      Operation op, Value variable, SymbolRefAttr symbol, SymbolTables tables) {
    Operation function = tables.lookupNearestSymbolFrom(op, symbol);
    FunctionOpInterface callable = function == null ? null : function.getInterface(FunctionOpInterface.class);
    if (callable == null) {
      return op.opError("expected symbol reference " + symbol + " to point to a copy function");
    }
    List<Type> inputs = callable.getArgumentTypes(function);
    if (inputs.size() != 2) {
      return op.opError("expected copy function " + symbol + " to have 2 operands");
    }
    if (inputs.get(0) != inputs.get(1)) {
      return op.opError("expected copy function " + symbol + " arguments to have the same type");
    }
    return inputs.get(0) == variable.type() ? null
        : op.opError("expected copy function arguments' type ('" + inputs.get(0)
            + "') to be the same as copyprivate variable's type ('" + variable.type() + "')");
  }
}
