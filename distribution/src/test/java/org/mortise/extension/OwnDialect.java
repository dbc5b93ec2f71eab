// SPDX-License-Identifier: Apache-2.0
package org.mortise.extension;

import java.util.List;
import java.util.Map;
import org.mortise.ir.Dialect;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;

/**
 * A dialect with its own kind of memory: {@code own.alloc} is freed by {@code own.free}, {@code own.static} never.
 * {@code own.borrow} has unknown effects on a buffer that it does not keep. {@code own.pick} returns one of two
 * buffers, {@code own.select} does so by a condition. {@code own.scope} executes its region, which
 * {@code own.hand_over} leaves with buffers. The control flow of {@code own.opaque} is unknown.
 */
final class OwnDialect extends Dialect {
  static final String ALLOC = "own.alloc";
  static final String STATIC = "own.static";
  static final String FREE = "own.free";
  static final String BORROW = "own.borrow";
  static final String PICK = "own.pick";
  static final String SELECT = "own.select";
  static final String SCOPE = "own.scope";
  static final String HAND_OVER = "own.hand_over";
  static final String OPAQUE = "own.opaque";

  private static final Map<String, OpDefinition> DEFINITIONS = Map.of(
      ALLOC, OpDefinition.named(ALLOC)
          .operands("sizes", TypeConstraints.INDEX)
          .result("memory", TypeConstraints.ANY_MEMREF)
          .format("`(` $sizes `)` attr-dict `:` type($memory)")
          .build(),
      STATIC, OpDefinition.named(STATIC)
          .result("memory", TypeConstraints.ANY_MEMREF)
          .format("attr-dict `:` type($memory)")
          .build(),
      FREE, OpDefinition.named(FREE)
          .operand("memory", TypeConstraints.ANY_MEMREF)
          .format("$memory attr-dict `:` type($memory)")
          .build(),
      BORROW, OpDefinition.named(BORROW)
          .operand("memory", TypeConstraints.ANY_MEMREF)
          .format("$memory attr-dict `:` type($memory)")
          .build(),
      PICK, OpDefinition.named(PICK)
          .operand("first", TypeConstraints.ANY_MEMREF)
          .operand("second", TypeConstraints.ANY_MEMREF)
          .result("picked", TypeConstraints.ANY_MEMREF)
          .format("$first `,` $second attr-dict `:` type($first) `,` type($second) `->` type($picked)")
          .build(),
      SELECT, OpDefinition.named(SELECT)
          .operand("condition", TypeConstraints.ANY_INTEGER)
          .operand("true_value", TypeConstraints.ANY_MEMREF)
          .operand("false_value", TypeConstraints.ANY_MEMREF)
          .result("result", TypeConstraints.ANY_MEMREF)
          .sameTypes("true_value", "false_value", "result")
          .format("$condition `,` $true_value `,` $false_value attr-dict `:` type($condition) `,` type($result)")
          .pure()
          .build(),
      SCOPE, OpDefinition.named(SCOPE)
          .results("results", TypeConstraints.ANY)
          .region("body", RegionSpec.Shape.ONE_BLOCK)
          .traits(Trait.RECURSIVE_MEMORY_EFFECTS)
          .build(),
      HAND_OVER, OpDefinition.named(HAND_OVER)
          .operands("results", TypeConstraints.ANY)
          .traits(Trait.RETURN_LIKE)
          .pure()
          .build(),
      OPAQUE, OpDefinition.named(OPAQUE)
          .operands("operands", TypeConstraints.ANY)
          .results("results", TypeConstraints.ANY)
          .region("body", RegionSpec.Shape.ONE_BLOCK)
          .traits(Trait.RECURSIVE_MEMORY_EFFECTS)
          .build());

  @Override
  public String namespace() {
    return "own";
  }

  @Override
  public List<String> operationNames() {
    return List.copyOf(DEFINITIONS.keySet());
  }

  @Override
  public OpDefinition operation(String name) {
    return DEFINITIONS.get(name);
  }
}
