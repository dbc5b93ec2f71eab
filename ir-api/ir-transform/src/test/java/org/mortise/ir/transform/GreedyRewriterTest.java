// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.InterfaceAttachment;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

class GreedyRewriterTest {
  private static final FrozenPatternSet NO_PATTERNS = FrozenPatternSet.of(new PatternSet());
  private static final GreedyConfig TOP_DOWN =
      GreedyConfig.DEFAULT.withTopDown(true).withRegions(RegionSimplification.NORMAL);

  private static Operation run(String body, FrozenPatternSet patterns, GreedyConfig config) {
    Operation function = Programs.function(Programs.parse("\"r.func\"() ({\n" + body + "\n}) : () -> ()"));
    assertThat(GreedyRewriter.apply(function, patterns, config).converged()).isTrue();
    return function;
  }

  @Test
  void apply_foldable_putsEachConstantOnceAtStart() {
    Operation function = run("""
        %x = "t.def"() : () -> i32
        %a = "r.constant"() {value = 1 : i32} : () -> i32
        %b = "r.constant"() {value = 1 : i32} : () -> i32
        %s = "r.add"(%a, %b) : (i32, i32) -> i32
        "t.use"(%a, %b, %s, %x) : (i32, i32, i32, i32) -> ()
        "r.return"() : () -> ()
        """, NO_PATTERNS, TOP_DOWN);
    assertThat(Programs.names(function))
        .containsExactly("r.constant", "r.constant", "t.def", "t.use", "r.return");
    Operation use = function.region(0).first().last().previous();
    assertThat(use.operand(0)).isSameAs(use.operand(1));
    assertThat(use.operand(2)).isSameAs(function.region(0).first().first().result(0));
  }

  @Test
  void apply_commutative_movesConstantsRight() {
    Operation function = run("""
        %x = "t.def"() : () -> i32
        %a = "r.constant"() {value = 1 : i32} : () -> i32
        %s = "r.add"(%a, %x) : (i32, i32) -> i32
        "r.return"(%s) : (i32) -> ()
        """, NO_PATTERNS, TOP_DOWN);
    Operation sum = function.region(0).first().last().previous();
    assertThat(sum.operand(0).definingOp().name().name()).isEqualTo("t.def");
  }

  @Test
  void apply_unusedCycle_isErased() {
    Operation function = run("""
        %x = "t.def"() : () -> i32
        "r.br"(%x, %x)[^head] : (i32, i32) -> ()
      ^head(%dead: i32, %used: i32):
        %next = "r.add"(%dead, %x) : (i32, i32) -> i32
        "t.use"(%used) : (i32) -> ()
        "r.br"(%next, %used)[^head] : (i32, i32) -> ()
        """, NO_PATTERNS, TOP_DOWN);
    assertThat(Programs.names(function)).containsExactly("t.def", "r.br", "t.use", "r.br");
    assertThat(function.region(0).last().argumentCount()).isEqualTo(1);
  }

  @Test
  void apply_equalBlocks_mergesAndPassesEqualDifferencesOnce() {
    Operation function = run("""
        %x = "t.def"() : () -> i32
        %y = "t.def"() : () -> i32
        "r.choice"()[^a, ^b] : () -> ()
      ^a:
        "r.br"()[^left] : () -> ()
      ^b:
        "t.mark"() : () -> ()
        "r.br"()[^right] : () -> ()
      ^left:
        "t.use"(%x, %y, %x) : (i32, i32, i32) -> ()
        "r.return"() : () -> ()
      ^right:
        "t.use"(%y, %y, %y) : (i32, i32, i32) -> ()
        "r.return"() : () -> ()
        """, NO_PATTERNS, TOP_DOWN.withRegions(RegionSimplification.AGGRESSIVE));
    assertThat(Programs.names(function)).filteredOn("t.use"::equals).hasSize(1);
    assertThat(function.region(0).last().argumentCount()).isEqualTo(1);
    Operation use = function.region(0).last().first();
    assertThat(use.operand(0)).isSameAs(use.operand(2)).isNotSameAs(use.operand(1));
  }

  @Test
  void apply_severalPatterns_triesHigherBenefitFirstUpToLimit() {
    List<String> tried = new ArrayList<>();
    PatternSet patterns = new PatternSet();
    patterns.add(recording("t.use", 1, "low", tried, false));
    patterns.add(recording("t.use", 5, "high", tried, false));
    patterns.add(recording(null, 3, "any", tried, false));
    run("\"t.use\"() : () -> ()\n\"r.return\"() : () -> ()", FrozenPatternSet.of(patterns), TOP_DOWN);
    assertThat(tried).containsExactly("high", "any", "low", "any");

    PatternSet endless = new PatternSet();
    endless.add(recording("t.use", 1, "again", tried, true));
    Operation function = Programs.function(
        Programs.parse("\"r.func\"() ({\n\"t.use\"() : () -> ()\n\"r.return\"() : () -> ()}) : () -> ()"));
    tried.clear();
    GreedyRewriter.Outcome outcome =
        GreedyRewriter.apply(function, FrozenPatternSet.of(endless), TOP_DOWN.withMaxRewrites(2).withMaxIterations(3));
    assertThat(outcome).isEqualTo(new GreedyRewriter.Outcome(true, false));
    assertThat(tried).hasSize(6);
  }

  private static RewritePattern recording(String root, int benefit, String name, List<String> tried, boolean changes) {
    return new RewritePattern(root, benefit) {
      @Override
      public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
        tried.add(name);
        if (changes) {
          rewriter.operationModified(op);
        }
        return changes;
      }
    };
  }

  /** The first and the second iteration visit each operation, and the change adds all of them in the first one. */
  @Test
  void apply_innermostOperationOfDeepNestReplaced_visitsAllEnclosingOperationsAgain() {
    int depth = 300;
    List<String> tried = new ArrayList<>();
    PatternSet patterns = new PatternSet();
    patterns.add(recording("r.nest", 1, "nest", tried, false));
    patterns.add(new RewritePattern("t.use") {
      @Override
      public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
        rewriter.replaceOpWithNew(op, rewriter.state(op.location(), "t.done"));
        return true;
      }
    });
    run(nest(depth, "\"t.use\"() : () -> ()"), FrozenPatternSet.of(patterns), TOP_DOWN);
    assertThat(tried).filteredOn("nest"::equals).hasSize(3 * depth);
  }

  @Test
  void apply_blockMovedBetweenChanges_visitsNewEnclosingOperationAgain() {
    List<String> tried = new ArrayList<>();
    PatternSet patterns = new PatternSet();
    patterns.add(recording("t.to", 1, "to", tried, false));
    patterns.add(new RewritePattern("t.use") {
      @Override
      public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
        Operation from = op.parentOp().parentOp();
        rewriter.operationModified(op);
        rewriter.inlineRegionBefore(from.region(0), from.previous().region(0), null);
        rewriter.replaceOpWithNew(op, rewriter.state(op.location(), "t.done"));
        return true;
      }
    });
    String from = "\"t.from\"() ({ \"t.nest\"() ({ \"t.use\"() : () -> () }) : () -> () }) : () -> ()\n";
    run("\"t.to\"() ({}) : () -> ()\n" + from + "\"r.return\"() : () -> ()", FrozenPatternSet.of(patterns), TOP_DOWN);
    assertThat(tried).hasSize(3);
  }

  @Test
  void apply_loopBecameUnreachable_terminates() {
    PatternSet patterns = new PatternSet();
    patterns.add(new RewritePattern("r.choice") {
      @Override
      public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
        var state = rewriter.state(op.location(), "r.br").addSuccessor(op.successor(1));
        rewriter.replaceOpWithNew(op, state);
        return true;
      }
    });
    patterns.add(new RewritePattern("r.add") {
      @Override
      public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
        rewriter.setOperand(op, 1, op.operand(1)); // never satisfied
        return true;
      }
    });
    Operation function = run("""
        %one = "r.constant"() {value = 1 : i32} : () -> i32
        "r.choice"()[^head0, ^exit] : () -> ()
      ^head0:
        "r.br"(%one)[^head] : (i32) -> ()
      ^head(%i: i32):
        %j = "r.add"(%i, %one) : (i32, i32) -> i32
        "t.use"(%j) : (i32) -> ()
        "r.br"(%j)[^head] : (i32) -> ()
      ^exit:
        "r.return"() : () -> ()
        """, FrozenPatternSet.of(patterns), TOP_DOWN);
    assertThat(Programs.names(function)).containsExactly("r.br", "r.return");
  }

  private static String nest(int depth, String innermost) {
    return "\"r.nest\"() ({\n".repeat(depth) + innermost + "\n}) : () -> ()".repeat(depth)
        + "\n\"r.return\"() : () -> ()";
  }

  @Test
  void apply_deepNest_queriesEffectsInProportionToItsDepth() {
    long atHalfTheDepth = effectQueries(2_000);
    assertThat(atHalfTheDepth).isPositive();
    assertThat(effectQueries(4_000)).isLessThanOrEqualTo(3 * atHalfTheDepth);
  }

  /** Returns how often effects are queried for operations at each level of a nest. */
  private static long effectQueries(int depth) {
    long[] queries = new long[1];
    MemoryEffectOpInterface counter = (op, effects) -> queries[0]++;
    Context context = RewriteDialect.builder()
        .attach(new InterfaceAttachment(MemoryEffectOpInterface.class, counter, List.of("r.probe"))).build();
    StringBuilder body = new StringBuilder();
    for (int i = 0; i < depth; i++) {
      body.append("%p").append(i).append(" = \"r.probe\"() : () -> i32\n\"r.nest\"() ({\n");
    }
    body.append("\"t.use\"() : () -> ()\n");
    for (int i = depth - 1; i >= 0; i--) {
      body.append("}) : () -> ()\n\"t.use\"(%p").append(i).append(") : (i32) -> ()\n");
    }
    Operation module = Programs.parse(context, "\"r.func\"() ({\n" + body + "\"r.return\"() : () -> ()\n}) : () -> ()");
    assertThat(GreedyRewriter.apply(Programs.function(module), NO_PATTERNS, TOP_DOWN).converged()).isTrue();
    return queries[0];
  }

  @Test
  void apply_blockingEffectRemoved_erasesNest() {
    PatternSet patterns = new PatternSet();
    patterns.add(new RewritePattern("t.use") {
      @Override
      public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
        rewriter.eraseOp(op);
        return true;
      }
    });
    Operation function = run(nest(3, "\"t.use\"() : () -> ()"), FrozenPatternSet.of(patterns), TOP_DOWN);
    assertThat(Programs.names(function)).containsExactly("r.return");
  }

  @Test
  void apply_endlessPatternInterrupted_isCancelled() {
    Thread thread = Thread.currentThread();
    int[] count = {0};
    PatternSet endless = new PatternSet();
    endless.add(RewritePattern.of("t.def", "endless", (op, rewriter) -> {
      rewriter.modifyOpInPlace(op, () -> op.setAttr("count", StringAttr.of(op.context(), "" + count[0])));
      if (++count[0] == 1000) {
        thread.interrupt();
      }
      return true;
    }));

    assertThatThrownBy(() -> run("%x = \"t.def\"() : () -> i32\n\"r.return\"(%x) : (i32) -> ()",
        FrozenPatternSet.of(endless), TOP_DOWN)).isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(count[0]).isEqualTo(1000);
  }
}
