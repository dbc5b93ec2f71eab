// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewriteListener;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.transform.GreedyConfig.Strictness;

/** Rewriting some operations of a program: who else is looked at, and who hears of it. */
class GivenOperationsTest {
  private static final String PROGRAM = """
      "r.func"() ({
        "t.outer"() ({
          "t.first"() : () -> ()
          "t.second"() : () -> ()
        }) : () -> ()
        "t.other"() : () -> ()
        "r.return"() : () -> ()
      }) : () -> ()
      """;

  private final Operation function = Programs.function(Programs.parse(PROGRAM));
  private final Operation outer = function.region(0).first().first();
  private final Operation first = outer.region(0).first().first();
  private final List<String> seen = new ArrayList<>();

  /** Replaces {@code t.first} by {@code t.new}, and records all visited operations. */
  private PatternSet patterns() {
    PatternSet patterns = new PatternSet();
    patterns.add(new RewritePattern(null) {
      @Override
      public String name() {
        return "replace";
      }

      @Override
      public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
        seen.add(op.name().name());
        if (op != first) {
          return false;
        }
        rewriter.replaceOpWithNew(op, rewriter.state(op.location(), "t.new"));
        return true;
      }
    });
    return patterns;
  }

  private GreedyRewriter.Outcome rewrite(GreedyConfig config) {
    return GreedyRewriter.applyTo(List.of(first), FrozenPatternSet.of(patterns()), config);
  }

  @Test
  void apply_existingOps_visitsGivenOnly() {
    GreedyRewriter.Outcome outcome = rewrite(GreedyConfig.DEFAULT.withStrictness(Strictness.EXISTING_OPS));
    assertThat(outcome).isEqualTo(new GreedyRewriter.Outcome(true, true));
    assertThat(seen).containsExactly("t.first");
    assertThat(Programs.names(function)).containsExactly("t.outer", "t.new", "t.second", "t.other", "r.return");
  }

  @Test
  void apply_existingAndNewOps_visitsNewOnes() {
    rewrite(GreedyConfig.DEFAULT.withStrictness(Strictness.EXISTING_AND_NEW_OPS));
    assertThat(seen).containsExactly("t.first", "t.new");
  }

  @Test
  void apply_anyOp_visitsAncestorsUpToCommonRegion() {
    rewrite(GreedyConfig.DEFAULT);
    assertThat(seen).containsExactly("t.first", "t.new");

    seen.clear();
    Operation other = outer.next();
    Operation added = outer.region(0).first().first();
    PatternSet touch = new PatternSet();
    touch.add(RewritePattern.of("t.new", "touch", (op, rewriter) -> {
      boolean isFirstTime = seen.isEmpty();
      seen.add("t.new");
      if (isFirstTime) {
        rewriter.operationModified(op);
      }
      return isFirstTime;
    }));
    touch.add(RewritePattern.of("t.outer", "see", (op, rewriter) -> !seen.add("t.outer")));
    touch.add(RewritePattern.of("r.func", "see", (op, rewriter) -> !seen.add("r.func")));
    GreedyRewriter.applyTo(List.of(added, other), FrozenPatternSet.of(touch), GreedyConfig.DEFAULT);
    assertThat(seen).containsExactly("t.new", "t.outer", "t.new").doesNotContain("r.func");
  }

  @Test
  void apply_givenScope_visitsAncestorsInScope() {
    rewrite(GreedyConfig.DEFAULT.withScope(function.region(0)));
    assertThat(seen).containsExactly("t.first", "t.outer", "t.new");
  }

  @Test
  void apply_noOperations_doesNothing() {
    assertThat(GreedyRewriter.applyTo(List.of(), FrozenPatternSet.of(patterns()), GreedyConfig.DEFAULT))
        .isEqualTo(new GreedyRewriter.Outcome(false, true));
  }

  @Test
  void apply_disabledPatterns_areSkipped() {
    PatternFilter filter = new PatternFilter(List.of("replace"), List.of());
    GreedyRewriter.applyTo(List.of(first), FrozenPatternSet.of(patterns(), filter), GreedyConfig.DEFAULT);
    assertThat(seen).isEmpty();
  }

  @Test
  void apply_listener_isNotifiedOfAllChanges() {
    List<String> heard = new ArrayList<>();
    rewrite(GreedyConfig.DEFAULT.withListener(new RewriteListener() {
      @Override
      public void operationInserted(Operation op) {
        heard.add("inserted " + op.name().name());
      }

      @Override
      public void operationErased(Operation op) {
        heard.add("erased " + op.name().name());
      }
    }));
    assertThat(heard).containsExactly("inserted t.new", "erased t.first");
  }

  @Test
  void apply_silentlyInsertedOperation_isNotVisited() {
    PatternSet patterns = new PatternSet();
    patterns.add(RewritePattern.of("t.first", "silent", (op, rewriter) -> {
      seen.add(op.name().name());
      rewriter.silentBuilder().create(rewriter.state(op.location(), "t.quiet"));
      rewriter.eraseOp(op);
      return true;
    }));
    patterns.add(RewritePattern.of("t.quiet", "note", (op, rewriter) -> !seen.add("t.quiet")));
    GreedyRewriter.applyTo(List.of(first), FrozenPatternSet.of(patterns), GreedyConfig.DEFAULT);
    assertThat(seen).containsExactly("t.first");
    assertThat(Programs.names(function)).containsExactly("t.outer", "t.quiet", "t.second", "t.other", "r.return");
  }

  @Test
  void apply_movedOperation_listenerIsNotified() {
    List<String> heard = new ArrayList<>();
    PatternRewriter rewriter = new PatternRewriter(function.context());
    rewriter.setRewriteListener(new RewriteListener() {
      @Override
      public void operationMoved(Operation op) {
        heard.add("moved " + op.name().name());
      }

      @Override
      public void operationModified(Operation op) {
        heard.add("modified " + op.name().name());
      }
    });
    rewriter.moveOpAfter(first, outer);
    rewriter.moveOpToEnd(outer.next().next(), outer.region(0).first());
    assertThat(Programs.names(function)).containsExactly("t.outer", "t.second", "t.other", "t.first", "r.return");
    assertThat(heard).containsExactly("moved t.first", "moved t.other");
  }

  @Test
  void apply_redirectedBranch_changesSuccessor() {
    Operation branching = Programs.function(Programs.parse("""
        "r.func"() ({
          "r.choice"()[^a, ^a] : () -> ()
        ^a:
          "r.return"() : () -> ()
        ^b:
          "r.return"() : () -> ()
        }) : () -> ()
        """));
    List<String> heard = new ArrayList<>();
    PatternRewriter rewriter = new PatternRewriter(branching.context());
    rewriter.setRewriteListener(new RewriteListener() {
      @Override
      public void operationModified(Operation op) {
        heard.add(op.name().name());
      }
    });
    Operation choice = branching.region(0).first().last();
    Block target = branching.region(0).last();
    rewriter.replaceAllUsesWith(choice.successor(0), target);
    assertThat(List.of(choice.successor(0), choice.successor(1))).containsExactly(target, target);
    assertThat(heard).containsExactly("r.choice", "r.choice");
  }
}
