// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Cancellation;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.Trait;

/**
 * Verifies an operation and all operations inside it: first the operation itself, then its regions, then the properties
 * that require well-formed regions, and finally dominance. The checks run in MLIR's order and stop at the first error.
 *
 * <p>Linear in the size of the program, near-linear in its control flow edges; no recursion. Nothing is allocated for a
 * valid operation, except where result types are inferred again. Isolated operations are verified by several threads if
 * an executor is given; the reported error does not depend on the number of threads.
 */
public final class IRVerifier {
  private final DiagnosticHandler diagnostics;
  private final @Nullable Executor executor;

  private IRVerifier(DiagnosticHandler diagnostics, @Nullable Executor executor) {
    this.diagnostics = diagnostics;
    this.executor = executor;
  }

  /** Returns whether {@code op} is valid, and reports the first error to {@code diagnostics}. */
  public static boolean verify(Operation op, DiagnosticHandler diagnostics) {
    return new IRVerifier(diagnostics, null).run(op);
  }

  /**
   * Like {@link #verify(Operation, DiagnosticHandler)}, in several threads. The handler is called by the calling thread
   * only.
   */
  public static boolean verify(Operation op, DiagnosticHandler diagnostics, @Nullable Executor executor) {
    return new IRVerifier(diagnostics, executor).run(op);
  }

  private boolean run(Operation root) {
    List<IsolatedScope> stack = new ArrayList<>();
    stack.add(new IsolatedScope(root, diagnostics));
    while (!stack.isEmpty()) {
      Cancellation.check();
      IsolatedScope scope = stack.get(stack.size() - 1);
      Operation child = scope.run();
      if (child == null && !scope.isValid()) {
        return false;
      }
      if (child == null) {
        stack.remove(stack.size() - 1);
      } else if (executor == null || !hasIsolatedSibling(child)) {
        stack.add(new IsolatedScope(child, diagnostics));
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
   * Verifies each operation in one thread, which collects its diagnostics. Only those of the first failure are
   * reported.
   */
  private boolean runInParallel(List<Operation> operations) {
    List<CompletableFuture<List<Diagnostic>>> tasks = new ArrayList<>(operations.size());
    for (Operation op : operations) {
      tasks.add(CompletableFuture.supplyAsync(() -> diagnosticsOf(op), executor));
    }
    boolean valid = true;
    for (CompletableFuture<List<Diagnostic>> task : tasks) {
      List<Diagnostic> found = resultOf(task); // waits for all, since none may read the program later
      if (valid) {
        found.forEach(diagnostics::handle);
        valid = found.stream().noneMatch(each -> each.severity() == Severity.ERROR);
      }
    }
    return valid;
  }

  private static List<Diagnostic> resultOf(CompletableFuture<List<Diagnostic>> task) {
    try {
      return task.join();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw failed;
    }
  }

  private static List<Diagnostic> diagnosticsOf(Operation op) {
    List<Diagnostic> found = new ArrayList<>(0);
    new IRVerifier(found::add, null).run(op);
    return found;
  }

  static boolean isIsolatedScope(Operation op) {
    return op.regionCount() != 0 && op.hasTrait(Trait.ISOLATED_FROM_ABOVE);
  }
}
