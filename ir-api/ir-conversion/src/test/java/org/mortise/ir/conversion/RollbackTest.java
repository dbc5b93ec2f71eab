// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.types.IntegerType;

/** Random patterns that change the program and fail leave it as it was. */
class RollbackTest {
  private static final int PROGRAMS = 300;

  private final Context context = Contexts.builder().build();

  @Test
  void apply_patternsFailAfterRandomChanges_programIsAsBefore() {
    for (int seed = 0; seed < PROGRAMS; seed++) {
      Operation module = Programs.parse(context, program(new Random(seed)));
      String before = Programs.print(module);
      Random random = new Random(seed);
      DialectConversion conversion = new DialectConversion(
          new ConversionTarget(), patterns((op, operands, rewriter) -> {
            change(op, rewriter, random);
            return false;
          }));
      ConversionResult result = conversion.applyPartial(module);
      assertFalse(result.changed(), "seed " + seed);
      assertEquals(before, Programs.print(module), "seed " + seed);
    }
  }

  @Test
  void apply_lastOperationIsIllegal_allChangesAreUndone() {
    for (int seed = 0; seed < PROGRAMS; seed++) {
      Operation module = Programs.parse(context, program(new Random(seed)));
      String before = Programs.print(module);
      Random random = new Random(seed);
      DialectConversion conversion = new DialectConversion(
          new ConversionTarget().addIllegalOp("a.last"), patterns((op, operands, rewriter) -> {
            if (op.name().name().equals("a.last")) {
              return false;
            }
            change(op, rewriter, random);
            return true;
          }));
      assertEquals("failed to legalize operation 'a.last' that was explicitly marked illegal",
          conversion.applyPartial(module).failure().message());
      assertEquals(before, Programs.print(module), "seed " + seed);
    }
  }

  private static PatternSet patterns(ConversionPattern.Conversion conversion) {
    PatternSet patterns = new PatternSet();
    for (String name : List.of("a.op", "a.region", "a.end", "a.last")) {
      patterns.add(ConversionPattern.of(name, name, conversion));
    }
    return patterns;
  }

  // ---- programs ----------------------------------------------------------------------------------------------------

  private static String program(Random random) {
    StringBuilder text = new StringBuilder("\"a.top\"() ({\n");
    int[] values = {0};
    addRegion(text, random, values, 3);
    return text.append("}) : () -> ()\n\"a.last\"() : () -> ()\n").toString();
  }

  private static void addRegion(StringBuilder text, Random random, int[] values, int depth) {
    int blocks = 1 + random.nextInt(3);
    String prefix = "b" + values[0]++;
    for (int i = 0; i < blocks; i++) {
      int argument = values[0]++;
      text.append("^").append(prefix).append(i).append("(%v").append(argument).append(": i32):\n");
      addOps(text, random, values, argument, depth);
      text.append("\"a.end\"(%v").append(argument).append(")");
      text.append(i + 1 < blocks ? "[^" + prefix + (i + 1) + "]" : "").append(" : (i32) -> ()\n");
    }
  }

  private static void addOps(StringBuilder text, Random random, int[] values, int argument, int depth) {
    int count = random.nextInt(4);
    int last = argument;
    for (int i = 0; i < count; i++) {
      int result = values[0]++;
      text.append("%v").append(result).append(" = \"a.").append(depth > 0 ? "region" : "op").append("\"(%v")
          .append(last).append(") ");
      if (depth > 0) {
        text.append("({\n");
        addRegion(text, random, values, depth - 1);
        text.append("}) ");
      }
      text.append("{n = ").append(i).append("} : (i32) -> i32\n");
      last = result;
    }
  }

  // ---- changes -----------------------------------------------------------------------------------------------------

  private void change(Operation op, ConversionRewriter rewriter, Random random) {
    List<Block> gone = new ArrayList<>();
    for (int i = random.nextInt(6); i > 0; i--) {
      if (op.block() == null || gone.contains(op.block())) {
        return;
      }
      rewriter.setInsertionPoint(op);
      changeOnce(op, rewriter, random.nextInt(11), gone);
    }
    if (op.block() != null && random.nextBoolean()) {
      rewriter.eraseOp(op);
    }
  }

  private void changeOnce(Operation op, ConversionRewriter rewriter, int kind, List<Block> gone) {
    Region region = op.regionCount() == 0 || op.region(0).isEmpty() ? null : op.region(0);
    switch (kind) {
      case 0 -> create(rewriter, op, "b.made");
      case 1 -> rewriter.modifyOpInPlace(op, () -> {
        op.setAttr("m", UnitAttr.of(context));
        op.setOperands(List.of());
      });
      case 2 -> rewriter.splitBlock(op);
      case 3 -> {
        if (region != null) {
          rewriter.inlineRegionBefore(region, op.block());
        }
      }
      case 4 -> {
        if (region != null) {
          rewriter.cloneRegionBefore(region, op.parentRegion(), null, new IRMapping());
        }
      }
      case 5 -> {
        Operation target = op.block().first() == op ? op.block().last() : op.block().first();
        if (target != op) {
          rewriter.moveOpBefore(op, target);
        }
      }
      case 6 -> {
        SignatureConversion signature = new SignatureConversion(op.block().argumentCount());
        for (int i = 0; i < op.block().argumentCount(); i++) {
          signature.addInputs(i, List.of(IntegerType.of(context, 8), IntegerType.of(context, 16)));
        }
        signature.addInputs(List.of(IntegerType.of(context, 1)));
        rewriter.applySignatureConversion(op.block(), signature, null);
      }
      case 7 -> rewriter.createBlock(op.parentRegion(), op.block(), List.of(), op.location());
      case 8 -> {
        Block next = op.block().next();
        if (next != null) {
          Value value = create(rewriter, op, "b.argument").result(0);
          rewriter.mergeBlocks(next, op.block(), Collections.nCopies(next.argumentCount(), value));
          gone.add(next);
        }
      }
      case 9 -> {
        if (region != null) {
          rewriter.eraseBlock(region.last());
        }
      }
      default -> {
        if (op.resultCount() > 0) {
          rewriter.replaceAllUsesWith(op.result(0), create(rewriter, op, "b.other").result(0));
        }
      }
    }
  }

  private static Operation create(ConversionRewriter rewriter, Operation op, String name) {
    return rewriter.create(rewriter.state(op.location(), name).addResultType(IntegerType.of(op.context(), 32)));
  }
}
