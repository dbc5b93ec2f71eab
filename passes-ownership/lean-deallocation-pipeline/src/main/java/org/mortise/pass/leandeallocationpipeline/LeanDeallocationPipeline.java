// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leandeallocationpipeline;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PipelineProvider;
import org.osgi.service.component.annotations.Component;

/**
 * The pipeline {@code lean-deallocation-pipeline}: frees the buffers of bufferized code with more optimizations than
 * MLIR's pipeline ({@code buffer-deallocation-pipeline}). Refers to passes by name, so it does not depend on their
 * bundles.
 */
@Component(service = PipelineProvider.class)
@AutoService(PipelineProvider.class)
public final class LeanDeallocationPipeline implements PipelineProvider {
  private static final PassOption<Boolean> IN_CALLEES = PassOption.flag("free-in-callees", false,
      "Let private functions free arguments, unless buffers go to the stack or to an arena");
  private static final PassOption<Reuse> REUSE = PassOption.choice("reuse", Reuse.BUFFERS,
      reuse -> reuse.name().toLowerCase(Locale.ROOT), reuse -> reuse.meaning, "How memory is used again");

  private static final PassOption<Long> STACK_BUDGET = PassOption.unsigned("stack-budget", 0,
      "Maximal size in bytes of the buffers on the stack along any path of calls");

  private static final PassOption<String> POLICIES = PassOption.string("policies", "",
      "Buffer policies, added to the policies of the program");

  /** How freed memory is reused. */
  private enum Reuse {
    NONE("not at all"),
    BUFFERS("by other buffers of the same size"),
    ARENA("the same, and buffers become parts of one allocation for each function");

    private final String meaning;

    Reuse(String meaning) {
      this.meaning = meaning;
    }
  }

  @Override
  public String name() {
    return "lean-deallocation-pipeline";
  }

  @Override
  public String summary() {
    return "Buffer deallocation with a low memory peak and few run-time checks: each buffer has one owner.";
  }

  @Override
  public List<PassOption<?>> options() {
    return List.of(IN_CALLEES, REUSE, STACK_BUDGET, POLICIES);
  }

  /** Returns the passes. Existing deallocations are lowered first, because the pass understands the lowered form. */
  @Override
  public String expand(PassOptions options) {
    // A buffer that a callee frees could not be on the stack or in an arena.
    boolean inCallees =
        options.get(IN_CALLEES) && options.get(STACK_BUDGET) == 0 && options.get(REUSE) != Reuse.ARENA;
    String freeing = "lean-buffer-deallocation,cse,canonicalize"
        + (options.get(REUSE) == Reuse.NONE ? "" : ",reuse-buffers")
        + (inCallees ? ",deallocate-in-callee" : "");
    List<String> passes = new ArrayList<>(List.of(
        "expand-realloc{emit-deallocs=false}",
        "canonicalize",
        "buffer-deallocation-simplification",
        "bufferization-lower-deallocations{max-compared-buffers=8}",
        untilStable("cse,canonicalize"), // because the last use of a buffer may be dead code
        untilStable(freeing)));
    if (options.get(STACK_BUDGET) > 0) {
      passes.add("promote-within-stack-budget{stack-budget=" + options.get(STACK_BUDGET) + "}");
    }
    if (options.get(REUSE) == Reuse.ARENA) {
      passes.add("plan-memory");
      passes.add("cse"); // the offsets
      passes.add("canonicalize"); // moves them to where they stay
      passes.add(untilStable(freeing)); // frees the arena after its last use
    }
    if (!options.get(POLICIES).isBlank()) {
      passes.add(0, "set-buffer-policies{policies={" + options.get(POLICIES) + "}}");
    }
    passes.add("use-buffer-pools{then=cse,canonicalize}");
    return String.join(",", passes);
  }

  private static String untilStable(String passes) {
    return "composite-fixed-point-pass{pipeline=" + passes + "}";
  }
}
