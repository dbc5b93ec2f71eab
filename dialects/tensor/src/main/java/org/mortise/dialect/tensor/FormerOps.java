// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.List;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.RenamedOperation;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.syntax.DynamicIndexList;

/** The operations that this dialect has in MLIR 19.1 only. */
public final class FormerOps {
  /** Packing, which the dialect {@code linalg} has now. */
  public static final List<FormerOperation> PACKING = List.of(
      new RenamedOperation("tensor.pack", "linalg.pack", FormerOps::pack),
      new RenamedOperation("tensor.unpack", "linalg.unpack", FormerOps::unpack));

  private FormerOps() {}

  private static OpDefinition pack() {
    OpDefinitionBuilder op = start("tensor.pack", "pack")
        .optionalOperand("padding_value", TypeConstraints.ANY)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS);
    return finish(op, " (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)?");
  }

  private static OpDefinition unpack() {
    return finish(start("tensor.unpack", "unpack"), "");
  }

  private static OpDefinitionBuilder start(String name, String result) {
    return OpDefinition.named(name)
        .operand("source", TypeConstraints.ANY_RANKED_TENSOR)
        .operand("dest", TypeConstraints.ANY_RANKED_TENSOR)
        .resultNames((op, sink) -> sink.name(op.result(0), result));
  }

  private static OpDefinition finish(OpDefinitionBuilder op, String padding) {
    return op.operands("inner_tiles", TypeConstraints.INDEX)
        .result("result", TypeConstraints.ANY_RANKED_TENSOR)
        .optionalAttribute("outer_dims_perm", AttributeConstraints.DENSE_I64_ARRAY)
        .attribute("inner_dims_pos", AttributeConstraints.DENSE_I64_ARRAY)
        .attribute("static_inner_tiles", AttributeConstraints.DENSE_I64_ARRAY)
        .typeFrom("result", "dest", "result type matches type of dest", type -> type)
        .directive(DynamicIndexList.NAME, new DynamicIndexList())
        .format("$source" + padding + " (`outer_dims_perm` `=` $outer_dims_perm^)?"
            + " `inner_dims_pos` `=` $inner_dims_pos"
            + " `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles)"
            + " `into` $dest attr-dict `:` type($source) `->` type($dest)")
        .build();
  }
}
