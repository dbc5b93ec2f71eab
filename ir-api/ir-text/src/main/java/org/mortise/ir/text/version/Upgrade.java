// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.version;

import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperationName;
import org.mortise.ir.OperationState;
import org.mortise.ir.ParseError;
import org.mortise.ir.definition.OpDefinition;

/** Makes operations of the newest version of those of MLIR 19.1, while a program is read. */
public final class Upgrade {
  private Upgrade() {}

  /** Returns an operation that was read as that of the newest version as the former operation of its name. */
  public static OperationState asFormer(OperationState current, OperationName name) {
    OperationState former = current.withName(name).setDiscardableAttributes(current.discardableAttributes());
    OpDefinition definition = OpDefinition.of(current.name());
    for (int slot = 0; slot < definition.attributeCount(); slot++) {
      if (current.property(slot) != null) {
        former.addAttribute(definition.attributeSpec(slot).name(), current.property(slot));
      }
    }
    return former;
  }

  /**
   * Returns the operation of the newest version.
   *
   * @param former an operation whose name is that of a {@link FormerOperation}
   * @param block the block at whose end the operation will be
   * @throws ParseError if no dialect of the context has it
   */
  public static OperationState of(OperationState former, Block block) {
    Context context = former.context();
    FormerOperation form = former.name().formerOperation();
    OperationState current = new OperationState(former.location(), context.operationName(form.currentName(former)));
    OpDefinition definition = OpDefinition.of(current.name());
    if (definition == null) {
      throw new ParseError(Diagnostic.error(former.location(), "'" + form.name() + "' is '" + form.currentName(former)
          + "' since MLIR 22.1, which no registered dialect has"));
    }
    form.upgrade(former, current, OpBuilder.atEnd(context, block));
    definition.setDefaultAttributes(current);
    return current;
  }
}
