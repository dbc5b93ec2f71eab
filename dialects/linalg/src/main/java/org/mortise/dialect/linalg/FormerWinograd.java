// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.ParseError;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RenamedOperation;
import org.mortise.ir.types.IntegerType;

/** A transformation of Winograd's algorithm that states the sizes of a tile in two attributes. */
final class FormerWinograd extends RenamedOperation {
  private static final String OUTPUTS = "m";
  private static final String FILTER = "r";

  FormerWinograd(WinogradOps.Transformation transformation) {
    super(transformation.operation(), transformation.operation(), () -> OpDefinition.named(transformation.operation())
        .operand(transformation.input(), transformation.inputType())
        .operand("output", transformation.outputType())
        .result("result", transformation.outputType())
        .attribute(OUTPUTS, AttributeConstraints.I64)
        .attribute(FILTER, AttributeConstraints.I64)
        .format("attr-dict `m` `(` $m `)` `r` `(` $r `)` `ins` `(` $" + transformation.input() + " `:` type($"
            + transformation.input() + ") `)` `outs` `(` $output `:` type($output) `)` `->` type($result)")
        .build());
  }

  @Override
  public void upgrade(OperationState former, OperationState current, OpBuilder before) {
    long outputs = number(former, OUTPUTS);
    long filter = number(former, FILTER);
    int found = -1;
    for (int i = 0; i < WinogradTile.ALL.size(); i++) {
      WinogradTile tile = WinogradTile.ALL.get(i);
      found = tile.outputs() == outputs && tile.filter() == filter ? i : found;
    }
    if (found < 0) {
      throw new ParseError(Diagnostic.error(former.location(), "'" + former.name() + "' op with m = " + outputs
          + " and r = " + filter + " does not exist in MLIR 22.1"));
    }
    current.addOperands(former.operands()).addResultTypes(former.resultTypes());
    current.setDiscardableAttributes(former.discardableAttributes());
    current.addAttribute(
        WinogradTile.ATTRIBUTE, IntegerAttr.of(IntegerType.of(current.context(), Integer.SIZE), found));
  }

  private static long number(OperationState state, String name) {
    return state.getAttr(name) instanceof IntegerAttr number ? number.longValue() : 0;
  }

  @Override
  public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
    WinogradTile tile = WinogradTile.of(current);
    for (int i = 0; i < current.operandCount(); i++) {
      former.addOperand(current.operand(i));
    }
    former.addResultType(current.result(0).type()).addAttributes(current.discardableAttributes());
    former.addAttribute(OUTPUTS, number(current, tile.outputs())).addAttribute(FILTER, number(current, tile.filter()));
    return null;
  }

  private static Attribute number(Operation op, long value) {
    return IntegerAttr.i64(op.context(), value);
  }
}
