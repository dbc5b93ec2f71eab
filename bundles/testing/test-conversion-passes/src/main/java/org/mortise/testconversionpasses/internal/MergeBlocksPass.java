// SPDX-License-Identifier: Apache-2.0
package org.mortise.testconversionpasses.internal;

import com.google.auto.service.AutoService;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionConfig;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-merge-blocks}: patterns that merge and inline blocks. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class MergeBlocksPass extends PlainPass {
  private static final String MERGE = "test.merge_blocks";
  private static final String SINGLE_BLOCK = "test.SingleBlockImplicitTerminator";

  public MergeBlocksPass() {
    super(PassSpec.of("test-merge-blocks", "Test Merging operation in ConversionPatternRewriter")
        .withLocalTitle("TestMergeBlocksPatternDriver"));
  }

  @Override
  public void run(Operation root, PassRun run) {
    PatternSet patterns = new PatternSet();
    patterns.add(ConversionPattern.of(MERGE, "TestMergeBlock", (op, operands, rewriter) -> merge(op, rewriter)));
    patterns.add(ConversionPattern.of("test.undo_blocks_merge", "TestUndoBlocksMerge",
        (op, operands, rewriter) -> mergeAndFail(op, rewriter)));
    patterns.add(ConversionPattern.of(
        SINGLE_BLOCK, "TestMergeSingleBlockOps", (op, operands, rewriter) -> inline(op, rewriter)));
    ConversionTarget target = new ConversionTarget()
        .addLegalOp("func.func", "builtin.module", "test.finish", "test.br", "test.type_consumer",
            "test.type_producer", "test.return")
        .addIllegalOp("test.illegal_op_f")
        .addDynamicallyLegalOp(op -> op.region(0).hasOneBlock(), MERGE)
        .addDynamicallyLegalOp(op -> !isInside(op, MERGE), "test.br")
        .addDynamicallyLegalOp(op -> !isInside(op, SINGLE_BLOCK), SINGLE_BLOCK);
    Set<Operation> unlegalized = new LinkedHashSet<>();
    new DialectConversion(target, patterns)
        .applyPartial(List.of(root), ConversionConfig.DEFAULT.withUnlegalized(unlegalized));
    for (Operation op : unlegalized) {
      run.emitWithoutFailure(
          Diagnostic.atOperation(Severity.REMARK, op, "op '" + op.name() + "' is not legalizable"));
    }
  }

  private static boolean isInside(Operation op, String name) {
    for (Operation outer = op.parentOp(); outer != null; outer = outer.parentOp()) {
      if (outer.name().name().equals(name)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the second block of {@code op}, or null. */
  private static @Nullable Block second(Operation op) {
    Block first = op.regionCount() == 0 ? null : op.region(0).first();
    return first == null || first.last() == null ? null : first.next();
  }

  private static boolean merge(Operation op, ConversionRewriter rewriter) {
    Block second = second(op);
    if (second == null || op.region(0).first().last().operandCount() != second.argumentCount()) {
      return false;
    }
    mergeInto(op.region(0).first(), second, rewriter);
    rewriter.modifyOpInPlace(op, () -> { });
    return true;
  }

  private static void mergeInto(Block first, Block second, ConversionRewriter rewriter) {
    Operation branch = first.last();
    List<Value> values = List.of(branch.operands());
    rewriter.eraseOp(branch);
    rewriter.mergeBlocks(second, first, values);
  }

  private static boolean mergeAndFail(Operation op, ConversionRewriter rewriter) {
    Block second = second(op);
    if (second == null || op.region(0).first().last().operandCount() != second.argumentCount()) {
      return false;
    }
    rewriter.setInsertionPointToStart(op.region(0).first());
    rewriter.create(rewriter.state(op.location(), "test.illegal_op_f")
        .addResultType(FloatType.of(op.context(), FloatKind.F32)));
    mergeInto(op.region(0).first(), second, rewriter);
    rewriter.modifyOpInPlace(op, () -> { });
    return true;
  }

  private static boolean inline(Operation op, ConversionRewriter rewriter) {
    if (op.parentOp() == null || !op.parentOp().name().name().equals(SINGLE_BLOCK)) {
      return false;
    }
    Block block = op.region(0).first();
    Operation end = block.last();
    rewriter.inlineBlockBefore(block, op, List.of());
    rewriter.eraseOp(end);
    rewriter.eraseOp(op);
    return true;
  }
}
