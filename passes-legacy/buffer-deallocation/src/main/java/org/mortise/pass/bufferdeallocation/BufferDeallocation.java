// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Parallel;
import org.mortise.ir.Severity;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.KeptFunctions;
import org.mortise.ir.pass.NestedPipeline;
import org.mortise.ir.pass.NestingPassFactory;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.osgi.service.component.annotations.Component;

/**
 * The pass {@code buffer-deallocation}. Follows MLIR's "Buffer Deallocation - Internals", except for its errors. {@link
 * CloneBasedDeallocation} processes one function.
 */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class BufferDeallocation implements NestingPassFactory {
  private static final PassStatistic CLONES = new PassStatistic("num-clones", "Number of clones inserted");
  private static final PassStatistic DEALLOCS = new PassStatistic("num-deallocs", "Number of deallocations inserted");

  private static final PassOption<Boolean> RESULTS_ARE_OWNED = PassOption.flag("results-are-owned", false,
      "The caller owns all returned buffers, each exactly once");

  /** The handling of functions with writes that break the rule of the algorithm. */
  enum LateWriteHandling {
    WARNING,
    ERROR,
    OWNERSHIP;

    String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final PassOption<LateWriteHandling> LATE_WRITES = PassOption.choice("late-writes",
      LateWriteHandling.WARNING, LateWriteHandling::text,
      "What to do about a function that writes a buffer after it is "
          + "forwarded to a value that becomes a copy: warning, error, or ownership: deallocate the function by the "
          + "ownership-based algorithm. The latter includes results-are-owned.");
  private static final String FALLBACK = "distinct-function-results,"
      + "ownership-based-buffer-deallocation{callers-free-arguments=true},canonicalize,"
      + "buffer-deallocation-simplification";

  private static final PassSpec SPEC = PassSpec.of("buffer-deallocation",
          "Adds all required dealloc operations for all allocations in the input program")
      .withDescription("""
          Frees every buffer that is allocated in a function exactly once, after the last use of all its aliases. A
          value that can be one of several buffers because control flow joins gets clones of these, which are freed in
          turn. Programs must therefore write a buffer before it is read or forwarded, and not write it later.
          A write that breaks this rule, so that a later read does not see it, is reported by a warning; the option
          `late-writes` makes it an error, or leaves the function to the ownership-based algorithm, whose output
          `bufferization-lower-deallocations` lowers.

          Returned buffers belong to the caller. If the pass runs on a module, calls of its functions free the results
          that these functions own, and all results of functions without a body; if it runs on a function, results of
          calls are not freed. Arguments stay with the caller. With `results-are-owned` all functions, including
          declarations, follow the rules of the ownership-based deallocation: results of calls are freed, and a returned
          buffer that may have another owner, or is returned twice, is cloned.

          A buffer is freed by the operation that its dialect states, such as `gpu.dealloc` for `gpu.alloc`. Where
          control flow joins buffers of several such kinds, and where one is returned to a caller that frees it, the
          clones are those of `bufferization.clone`. A buffer that a policy (attribute `mortise.policies`) leaves to the
          program is neither freed nor cloned, and operations that free it stay.

          A buffer that escapes is not freed: one that is stored in memory, or whose address is returned or passed on.
          It belongs to the code that receives it. A buffer stored into a local buffer of the same block, where it
          stays, does not escape.

          An operation that frees an operand and has results, such as `memref.realloc`, consumes an allocated buffer if
          the buffer has no later use, and otherwise a clone.

          Linear in the program, and in the number of aliases of each buffer.
          """)
      .withPreconditions(Survey.KNOWN_REGIONS, Survey.KNOWN_BRANCHES, Survey.KNOWN_DEALLOCATION)
      .withOptions(RESULTS_ARE_OWNED, LATE_WRITES)
      .withDialects("bufferization", "memref", "cf")
      .withStatistics(CLONES, DEALLOCS);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options, NestedPipeline.Parser pipelines) {
    LateWriteHandling handling = options.get(LATE_WRITES);
    boolean fallsBack = handling == LateWriteHandling.OWNERSHIP;
    boolean areOwned = fallsBack || options.get(RESULTS_ARE_OWNED);
    NestedPipeline fallback = fallsBack ? pipelines.parse(FALLBACK, false) : null;
    return new Pass() {
      @Override
      public void initialize(Context context) {
        if (fallback != null) {
          fallback.initialize(context);
        }
      }

      @Override
      public void run(Operation root, PassRun run) {
        BufferPolicies policies = BufferPolicies.of(root, run::emit);
        if (policies == null) {
          return;
        }
        List<Operation> functions = functionsIn(root);
        functions.removeIf(policies::isApart);
        OwnedResults results =
            areOwned ? OwnedResults.all(policies) : ownedResults(root, functions, run.threads(), policies);
        functions.removeIf(KeptFunctions::isKept);
        for (Operation function : BufferDeallocation.run(functions, results, handling, run)) {
          fallback.run(function, run);
        }
      }
    };
  }

  static OwnedResults ownedResults(
      Operation root, List<Operation> functions, int threads, BufferPolicies policies) {
    return functions.contains(root)
        ? OwnedResults.unknown(policies) : OwnedResults.of(functions, threads, policies);
  }

  /** Deallocates in {@code functions}. Returns the functions that are left to another algorithm. */
  private static List<Operation> run(
      List<Operation> functions, OwnedResults results, LateWriteHandling handling, PassRun run) {
    boolean areSiblings = FunctionOpInterface.areSiblings(functions);
    int threads = areSiblings ? run.threads() : 1;
    CloneBasedDeallocation[] all = new CloneBasedDeallocation[functions.size()];
    List<List<Diagnostic>> lateWrites = new ArrayList<>(Collections.nCopies(functions.size(), List.of()));
    Parallel.forEach(functions, threads, () -> (function, index) -> {
      all[index] = new CloneBasedDeallocation(function, results);
      lateWrites.set(index, all[index].violations().isEmpty() ? all[index].lateWrites() : List.of());
    });
    boolean isSupported = true;
    for (CloneBasedDeallocation deallocation : all) {
      deallocation.violations().forEach(run::emit);
      isSupported &= deallocation.violations().isEmpty();
    }
    List<Operation> left = new ArrayList<>(0);
    List<CloneBasedDeallocation> own = new ArrayList<>(all.length);
    for (int i = 0; i < all.length && isSupported; i++) {
      if (handling == LateWriteHandling.OWNERSHIP && !lateWrites.get(i).isEmpty()) {
        left.add(functions.get(i));
      } else {
        own.add(all[i]);
        lateWrites.get(i).forEach(warning -> run.emit(
            handling == LateWriteHandling.ERROR ? asError(warning) : warning));
      }
    }
    if (!isSupported || run.hasFailed()) {
      return List.of();
    }
    deallocate(own, areSiblings, threads, run);
    return left;
  }

  private static Diagnostic asError(Diagnostic warning) {
    Diagnostic error = new Diagnostic(Severity.ERROR, warning.location(), warning.message());
    warning.notes().forEach(note -> error.note(note.location(), note.message()));
    return error;
  }

  private static void deallocate(
      List<CloneBasedDeallocation> all, boolean areSiblings, int threads, PassRun run) {
    BufferRemarks[] remarks = new BufferRemarks[all.size()];
    DeallocationFailure[] failures = new DeallocationFailure[all.size()];
    AtomicInteger clones = new AtomicInteger();
    AtomicInteger deallocs = new AtomicInteger();
    Parallel.forEach(all, threads, () -> (deallocation, index) -> {
      if (!areSiblings) { // an earlier one may have changed this function
        deallocation.update();
      }
      remarks[index] = new BufferRemarks(run);
      try {
        BufferOperations done = deallocation.run(remarks[index]);
        clones.addAndGet(done.cloneCount());
        deallocs.addAndGet(done.deallocCount());
      } catch (DeallocationFailure failure) {
        failures[index] = failure;
      }
    });
    Stream.of(remarks).forEach(BufferRemarks::emit);
    run.count(CLONES, clones.get());
    run.count(DEALLOCS, deallocs.get());
    Stream.of(failures).filter(Objects::nonNull).forEach(failure -> run.emit(failure.diagnostic()));
  }

  /** Returns the functions with bodies, in program order. */
  static List<Operation> functionsIn(Operation root) {
    List<Operation> found = new ArrayList<>();
    root.walkPreOrder((Operation op) -> {
      if (FunctionOpInterface.mayHaveBuffers(op)) {
        found.add(op);
      }
    });
    return found;
  }
}
