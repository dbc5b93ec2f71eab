// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.List;
import java.util.function.Consumer;
import org.mortise.dialect.memref.CastFolding;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.ResultNames;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.interfaces.ElementwiseWriteOpInterface;
import org.mortise.ir.interfaces.ReifyRankedShapedTypeOpInterface;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.MemRefType;

/** The parts that all structured operations share. */
final class StructuredOps {
  private StructuredOps() {}

  /** Adds the interfaces and the verification of a structured operation. */
  static void define(OpDefinitionBuilder op, LinalgOp structure) {
    op.implement(LinalgOp.class, structure);
    op.implement(DestinationStyleOpInterface.class, structure);
    op.implement(ReifyRankedShapedTypeOpInterface.class, new ResultShapes(structure));
    op.implement(BufferizableOpInterface.class, new StructuredBufferization(structure));
    op.implement(ElementwiseWriteOpInterface.class, new StructuredElementwise(structure));
    op.implement(MemoryEffectOpInterface.class, (each, effects) -> addEffects(each, structure, effects));
    op.regionInvariant(each -> StructuredVerifier.verify(each, structure));
    addPatterns(op, patterns -> {});
  }

  /** Sets the patterns of an operation: its own and those of all structured operations. */
  static void addPatterns(OpDefinitionBuilder op, Consumer<PatternSet> own) {
    String name = op.name();
    op.canonicalization(patterns -> {
      StructuredPatterns.add(name, patterns);
      own.accept(patterns);
    });
  }

  /** Skips casts of memrefs that are operands. */
  static void foldCasts(OpDefinitionBuilder op) {
    op.folder((each, constants) -> CastFolding.intoOperands(each));
  }

  /** Names the arguments of the block: {@code in} for inputs, {@code inits} for inits. */
  static void nameArguments(Operation op, LinalgOp structure, String inits, ResultNames.Sink sink) {
    if (op.region(0).isEmpty()) {
      return;
    }
    int inputs = structure.countDpsInputs(op);
    for (Value argument : structure.getBlock(op).arguments()) {
      sink.name(argument, ((BlockArgument) argument).index() < inputs ? "in" : inits);
    }
  }

  /** Reads memrefs whose elements are used, and writes memrefs that are inits. */
  private static void addEffects(Operation op, LinalgOp structure, List<MemoryEffect> effects) {
    int inputs = structure.countDpsInputs(op);
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      if (!(operand.type() instanceof MemRefType)) {
        continue;
      }
      if (structure.payloadUsesValueFromOperand(op, i)) {
        effects.add(MemoryEffect.of(MemoryEffect.Kind.READ, operand));
      }
      if (i >= inputs) {
        effects.add(MemoryEffect.of(MemoryEffect.Kind.WRITE, operand));
      }
    }
  }
}
