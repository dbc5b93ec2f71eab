// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.mortise.analyses.alias.FreeingOperations;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.dialect.bufferization.deallocation.DeallocationException;
import org.mortise.dialect.memref.DeallocOp;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.KeptFunctions;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/**
 * Inserts {@code bufferization.dealloc} operations that free the buffers owned by a block, and forwards ownership along
 * with memrefs as {@code i1} values. {@link OwnershipDeallocation} processes one function at a time.
 */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class OwnershipBasedBufferDeallocation implements PassFactory {
  static final PassOption<Boolean> DYNAMIC_OWNERSHIP = PassOption.flag("private-function-dynamic-ownership", false,
      "Allows to add additional arguments to private functions to dynamically pass ownership of memrefs to callees. "
          + "This can enable earlier deallocations.");

  private static final PassOption<Boolean> CALLERS_FREE = PassOption.flag("callers-free-arguments", false,
      "Erase operations of the program that free arguments of functions, because the callers free them");

  private static final PassSpec SPEC = PassSpec.of("ownership-based-buffer-deallocation",
          "Adds all required dealloc operations for all allocations in the input program")
      .withDescription("""
          Inserts a `bufferization.dealloc` before the terminator of every block that may own a memref. Its operands are
          the memrefs that are allocated in the block, passed as arguments or live at its start, each with an `i1` that
          is true if the block owns it, and the memrefs that are live after the block, which are retained. The ownership
          of a memref is forwarded along with the memref to other blocks and regions.

          Functions follow an ABI: arguments are never owned, results always are. With
          `private-function-dynamic-ownership` private functions that are not used as values return the ownership of
          each memref instead.

          A buffer whose allocation implements AllocationOpInterface is freed by the operation that the interface
          builds, and not at all if it builds none. A buffer with such a deallocation of its own is never mixed with
          others: it is replaced by a clone if it is forwarded to a block or a result that can be another buffer as
          well, or returned from a function.

          The result is meant to be simplified by `canonicalize` and `buffer-deallocation-simplification` and lowered by
          `bufferization-lower-deallocations`.

          A buffer that escapes is not owned, nor freed: one that is stored in memory, or whose address is returned or
          passed on. It belongs to the code that receives it. So does a buffer that is loaded from memory. A buffer
          that a policy (attribute `mortise.policies`) leaves to the program is not freed either. Operations that free
          such buffers stay. A buffer stored into a local buffer of the same block, where it stays, does not
          escape.

          The control flow between blocks is not restricted: blocks may form loops with one entry or several. If there
          are operations that free, a function that frees or returns all its buffers, as the output of this pass does,
          is left as it is.

          The first operation that does not meet a precondition is reported as an error, with a note for each of the
          others. Further notes state what is missing and, if known, the bundle that could implement a missing
          interface.

          Near-linear in the program plus the inserted operations. A memref that is live through many blocks is an
          operand in each of them, so the output can be quadratic, as it can be if many successors need different
          memrefs.
          """)
      .withPreconditions(
          Preconditions.NOT_DEALLOCATED, Preconditions.CERTAIN_FREES, Preconditions.KNOWN_EFFECTS,
          Preconditions.KNOWN_REGIONS, Preconditions.KNOWN_TERMINATORS, Preconditions.SUCCESSORS,
          Preconditions.FORWARDED_OPERANDS, Preconditions.FORWARDED_BUFFERS)
      .withStatistics(Report.DEALLOCS, Report.CLONES, Report.CHECKS, Report.TAKEN_OVER)
      .withOptions(DYNAMIC_OWNERSHIP, CALLERS_FREE)
      .withDialects("arith", "bufferization", "cf", "memref", "scf");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean dynamicOwnership = options.get(DYNAMIC_OWNERSHIP);
    boolean callersFree = options.get(CALLERS_FREE);
    return (op, run) -> run(op, run, dynamicOwnership, callersFree);
  }

  private static void run(Operation root, PassRun run, boolean dynamicOwnership, boolean callersFree) {
    BufferPolicies policies = BufferPolicies.of(root, run::emit);
    if (policies == null) {
      return;
    }
    FunctionBoundary boundary = new FunctionBoundary(root, dynamicOwnership, policies);
    List<Operation> functions = functionsIn(root);
    boolean usesPools = functions.removeIf(policies::isApart);
    boolean isBegun = !dynamicOwnership && (usesPools || CompleteDeallocation.isBegunIn(root));
    Map<Operation, Violations> violations = new ConcurrentHashMap<>();
    Map<Operation, DeallocationException> failures = new ConcurrentHashMap<>();
    int threads = dynamicOwnership || !FunctionOpInterface.areSiblings(functions) ? 1 : run.threads();
    int processed = run.forEachPart(functions, threads, () -> {
      FreeingOperations freeing = new FreeingOperations(DeallocOp.NAME, policies);
      return (function, part) -> {
        UnownedBuffers unowned = new UnownedBuffers(function, boundary);
        OwnedSources sources = new OwnedSources(boundary, freeing, unowned, callersFree);
        Preconditions preconditions = new Preconditions(sources);
        Violations found = Violations.in(function, preconditions);
        violations.put(function, found);
        if (isBegun && found.areUncertainFrees() && OwnDeallocators.areSeparateIn(function, freeing, policies)
            && CompleteDeallocation.isIn(function, sources, found.areNone())) {
          return;
        }
        Report report = new Report(part);
        try {
          new OwnDeallocators(report, policies).separateIn(function, freeing);
          new OwnershipDeallocation(function, boundary, preconditions, freeing, unowned, report).run();
        } catch (DeallocationException unsupported) {
          failures.put(function, unsupported);
          part.signalFailure();
        }
      };
    }).size();
    if (run.hasFailed()) {
      Operation failed = functions.get(processed - 1);
      Violations all = violations.get(failed);
      for (Operation function : functions.subList(processed, functions.size())) {
        all.addAll(violations.get(function));
      }
      Diagnostic error = failures.get(failed).diagnostic();
      all.addTo(error);
      run.emit(error);
    }
  }

  /** Returns the functions with a body, inner ones first. */
  static List<Operation> functionsIn(Operation root) {
    List<Operation> functions = new ArrayList<>();
    root.walk(op -> {
      if (FunctionOpInterface.mayHaveBuffers(op) && !KeptFunctions.isKept(op)) {
        functions.add(op);
      }
    });
    return functions;
  }
}
