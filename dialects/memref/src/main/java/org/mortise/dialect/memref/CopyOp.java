// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.CopyOpInterface;

/** Copies the contents of a memref to another memref of the same shape. */
@Op(name = "memref.copy",
    operands = {"source: ANY_RANKED_OR_UNRANKED_MEMREF read", "target: ANY_RANKED_OR_UNRANKED_MEMREF write"},
    format = "$source `,` $target attr-dict `:` type($source) `to` type($target)",
    implementations = CopyOp.Copy.class,
    traits = {"SAME_OPERANDS_ELEMENT_TYPE", "SAME_OPERANDS_SHAPE"},
    patterns = CopyPatterns.class)
public final class CopyOp extends CopyOpBase {
  CopyOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return CastFolding.intoConsumer(operation());
  }

  /** Copies from the source to the target. */
  static final class Copy implements CopyOpInterface {
    @Override
    public Value getSource(Operation op) {
      return of(op).source();
    }

    @Override
    public Value getTarget(Operation op) {
      return of(op).target();
    }
  }
}
