// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.interfaces.function.CallVerifier;
import org.mortise.ir.symbols.SymbolTables;

/** Applies a named sequence. */
@Op(name = "transform.include", family = TransformOp.class,
    operands = "operands: HANDLE_OR_PARAM...",
    results = "results: HANDLE_OR_PARAM...",
    attributes = {"target: SYMBOL_REF", "failure_propagation_mode: FAILURE_PROPAGATION_MODE"},
    implementations = {HandleEffects.Modifying.class, IncludeOp.Call.class, IncludeOp.SymbolUser.class},
    format = "$target `failures` `(` $failure_propagation_mode `)``(` $operands `)` attr-dict `:` "
        + "functional-type($operands, $results)")
public final class IncludeOp extends IncludeOpBase {
  IncludeOp(Operation operation) {
    super(operation);
  }

  /** The callee is a symbol. */
  static final class Call implements CallOpInterface {
    @Override
    public SymbolRefAttr getCalleeSymbol(Operation op) {
      return of(op).targetAttr();
    }

    @Override
    public OperandRange getArgOperands(Operation op) {
      return of(op).operands();
    }
  }

  /** Requires a named sequence with the types of the operation. */
  static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables) {
      Operation target = symbolTables.lookupNearestSymbolFrom(op, of(op).targetAttr());
      return target == null || NamedSequenceOp.of(target) == null
          ? op.opError("does not reference a named transform sequence")
          : CallVerifier.verify(op, target);
    }
  }
}
