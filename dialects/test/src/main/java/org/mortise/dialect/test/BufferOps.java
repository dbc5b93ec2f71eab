// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.CopyOpInterface;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.ReturnLike;
import org.osgi.service.component.annotations.Component;

/** Operations that read and write buffers. */
public final class BufferOps {
  static final String BUFFER_BASED = "test.buffer_based";
  static final String COPY = "test.copy";
  static final String FORWARD_BUFFER = "test.forward_buffer";
  static final String READ_BUFFER = "test.read_buffer";
  static final String REGION_BUFFER_BASED = "test.region_buffer_based";
  static final String REGION_YIELD = "test.region_yield";
  static final String TENSOR_BASED = "test.tensor_based";

  private BufferOps() {}

  /** Reads its first operand and writes its second one. */
  static OpDefinition bufferBased() {
    return OpDefinition.named(BUFFER_BASED)
        .operand("input", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
        .operand("output", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
        .format("`in` `` `(` $input `:` type($input) `)` `out` `` `(` $output `:` type($output) `)` attr-dict")
        .build();
  }

  /** The same with a region. */
  static OpDefinition regionBufferBased() {
    return OpDefinition.named(REGION_BUFFER_BASED)
        .operand("input", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
        .operand("output", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
        .region("region", RegionSpec.Shape.ANY)
        .traits(Trait.SINGLE_BLOCK)
        .format("`in` `` `(` $input `:` type($input) `)` `out` `` `(` $output `:` type($output) `)` $region attr-dict")
        .build();
  }

  static OpDefinition regionYield() {
    return OpDefinition.named(REGION_YIELD)
        .operand("result", TypeConstraints.ANY)
        .traits(Trait.RETURN_LIKE)
        .pure()
        .format("$result `:` type($result) attr-dict")
        .build();
  }

  /** Copies a buffer. */
  static OpDefinition copy() {
    return OpDefinition.named(COPY)
        .operand("source", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
        .operand("target", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
        .format("`(` $source `,` $target `)` `:` `(` type($source) `,` type($target) `)` attr-dict")
        .build();
  }

  static OpDefinition tensorBased() {
    return OpDefinition.named(TENSOR_BASED)
        .operand("input", TypeConstraints.ANY_RANKED_TENSOR)
        .result("result", TypeConstraints.ANY_RANKED_TENSOR)
        .format("`in` `` `(` $input `:` type($input) `)` `->` type($result) attr-dict")
        .build();
  }

  /** Gives back its operand. */
  static OpDefinition forwardBuffer() {
    return OpDefinition.named(FORWARD_BUFFER)
        .operand("buffer", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
        .result("result", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
        .pure()
        .build();
  }

  static OpDefinition readBuffer() {
    return OpDefinition.named(READ_BUFFER)
        .operand("buffer", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
        .build();
  }

  /** The first operand is read, the second one written; where there is none, something unknown is written. */
  @Component(service = MemoryEffectOpInterface.class)
  @Serves({BUFFER_BASED, REGION_BUFFER_BASED, COPY, READ_BUFFER})
  @AutoService(OpInterface.class)
  public static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      effects.add(MemoryEffect.of(MemoryEffect.Kind.READ, op.operand(0)));
      effects.add(MemoryEffect.of(MemoryEffect.Kind.WRITE, op.operandCount() > 1 ? op.operand(1) : null));
    }
  }

  /** From the first operand to the second one. */
  @Component(service = CopyOpInterface.class)
  @Serves(COPY)
  @AutoService(OpInterface.class)
  public static final class Copy implements CopyOpInterface {
    @Override
    public Value getSource(Operation op) {
      return op.operand(0);
    }

    @Override
    public Value getTarget(Operation op) {
      return op.operand(1);
    }
  }

  /** Passes its operand on. */
  @Component(service = RegionBranchTerminatorOpInterface.class)
  @Serves(REGION_YIELD)
  @AutoService(OpInterface.class)
  public static final class Yield extends ReturnLike {}
}
