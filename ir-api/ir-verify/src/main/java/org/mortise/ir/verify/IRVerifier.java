// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.mortise.ir.Cancellation;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.Parallel;
import org.mortise.ir.Severity;
import org.mortise.ir.Trait;
import org.mortise.ir.Walk;

/**
 * Verifies an operation and all operations inside it: first the operation itself, then its regions, then the properties
 * that require well-formed regions, and finally dominance. The checks run in MLIR's order and stop at the first error.
 *
 * <p>Linear in the size of the program, near-linear in its control flow edges; no recursion. Allocates nothing for a
 * valid operation, except for inferred result types. Isolated operations may be verified by several threads; the
 * reported error does not depend on the number of threads.
 */
public final class IRVerifier {
  private final DiagnosticHandler diagnostics;
  private final int threads;

  private IRVerifier(DiagnosticHandler diagnostics, int threads) {
    this.diagnostics = diagnostics;
    this.threads = threads;
  }

  /** Returns whether {@code op} is valid, and reports the first error to {@code diagnostics}. */
  public static boolean verify(Operation op, DiagnosticHandler diagnostics) {
    return new IRVerifier(diagnostics, 1).run(op);
  }

  /**
   * Like {@link #verify(Operation, DiagnosticHandler)}, in up to {@code threads} threads. The handler is called by the
   * calling thread only.
   */
  public static boolean verify(Operation op, DiagnosticHandler diagnostics, int threads) {
    return new IRVerifier(diagnostics, threads).run(op);
  }

  private boolean run(Operation root) {
    try {
      return verify(root);
    } catch (CancellationException cancelled) {
      throw cancelled;
    } catch (RuntimeException fault) {
      if (reportMalformed(root)) {
        return false;
      }
      throw fault;
    }
  }

  /**
   * Handles an exception in a verifier. A verifier may rely on operations that are verified later, such as operations
   * in its regions or users of a symbol. Therefore all operations are checked one by one, and the first error is
   * reported. Returns whether there is one.
   */
  private boolean reportMalformed(Operation root) {
    Diagnostic[] found = new Diagnostic[1];
    root.walkPreOrder((Operation op) -> {
      try {
        found[0] = OperationChecks.enter(op);
      } catch (RuntimeException again) {
        return Walk.Result.ADVANCE; // the reason may be an operation that comes later
      }
      return found[0] == null ? Walk.Result.ADVANCE : Walk.Result.INTERRUPT;
    });
    if (found[0] != null) {
      diagnostics.handle(found[0].withRule(IsolatedScope.RULE));
    }
    return found[0] != null;
  }

  private boolean verify(Operation root) {
    List<IsolatedScope> stack = new ArrayList<>();
    stack.add(new IsolatedScope(root, diagnostics, threads));
    while (!stack.isEmpty()) {
      Cancellation.check();
      IsolatedScope scope = stack.get(stack.size() - 1);
      Operation child = scope.run();
      if (child == null && !scope.isValid()) {
        return false;
      }
      if (child == null) {
        stack.remove(stack.size() - 1);
      } else if (threads <= 1 || !hasIsolatedSibling(child)) {
        stack.add(new IsolatedScope(child, diagnostics, threads));
      } else if (runInParallel(isolatedFrom(child))) {
        scope.skipIsolated();
      } else {
        return false;
      }
    }
    return true;
  }

  private static boolean hasIsolatedSibling(Operation op) {
    return IsolatedScope.nextIsolated(op) != null;
  }

  private static List<Operation> isolatedFrom(Operation first) {
    List<Operation> found = new ArrayList<>();
    for (Operation op = first; op != null; op = IsolatedScope.nextIsolated(op)) {
      found.add(op);
    }
    return found;
  }

  /**
   * Verifies each operation in one thread, which collects its diagnostics. Only diagnostics up to the first failure are
   * reported.
   */
  private boolean runInParallel(List<Operation> operations) {
    AtomicReferenceArray<List<Diagnostic>> found = new AtomicReferenceArray<>(operations.size());
    Parallel.forEach(operations, threads, () -> (op, index) -> {
      List<Diagnostic> own = new ArrayList<>(0);
      new IRVerifier(own::add, 1).run(op);
      if (!own.isEmpty()) {
        found.set(index, own);
      }
    });
    for (int i = 0; i < operations.size(); i++) {
      if (found.get(i) == null) {
        continue;
      }
      found.get(i).forEach(diagnostics::handle);
      if (found.get(i).stream().anyMatch(each -> each.severity() == Severity.ERROR)) {
        return false;
      }
    }
    return true;
  }

  static boolean isIsolatedScope(Operation op) {
    return op.regionCount() != 0 && op.hasTrait(Trait.ISOLATED_FROM_ABOVE);
  }
}
