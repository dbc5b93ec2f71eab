// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.FaultPlace;
import org.mortise.ir.Location;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.text.format.FormatError;

/**
 * Reports an exception while a program is read, verified or printed: a definition that cannot be created, or a parser,
 * verifier or printer that throws. The stack determines the responsible part of the snapshot; see {@link Culprit}.
 * Without a call of a part, no dialect is blamed. An OutOfMemoryError and a cancellation are rethrown. {@link Fault}
 * reports exceptions in passes.
 */
public final class DialectFault {
  /** The responsible part of the snapshot, a class of it, and the innermost call in it, which may be empty. */
  private record Blame(String part, Class<?> type, String place) {}

  private DialectFault() {}

  /**
   * Returns the error that reports a fault, at the operation that was being processed if that is known.
   *
   * @param what the current activity, such as {@code reading}
   * @param name the name of the program's text
   * @param snapshot the snapshot with the dialects
   * @param fault a RuntimeException or an Error; an OutOfMemoryError and a cancellation are rethrown
   */
  public static Diagnostic of(String what, String name, Snapshot snapshot, Throwable fault) {
    if (fault instanceof OutOfMemoryError noMemory) {
      throw noMemory;
    }
    if (fault instanceof CancellationException cancelled) {
      throw cancelled;
    }
    Location place = FaultPlace.of(fault);
    Location location = place == null || place instanceof UnknownLoc
        ? new FileLineColLoc(snapshot.context(), name, 0, 0) : place;
    Blame blame = blame(snapshot, fault);
    if (blame == null) {
      return Fault.addCalls(Diagnostic.error(location, Fault.text("internal fault while " + what, DialectFault.class,
          cause(fault))), Dialect.class, fault);
    }
    String bundle = Fault.bundleOf(blame.type);
    Diagnostic error = Diagnostic.error(location, "internal fault while " + what + ", in " + blame.part
        + (bundle == null ? "" : " of bundle " + bundle) + ": " + cause(fault) + blame.place + "; fix "
        + (bundle == null ? "it" : "the bundle") + ", or remove it");
    return Fault.addCalls(error, blame.type, fault);
  }

  /** Returns the original cause: a class that cannot be initialized names the reason in its cause only. */
  private static Throwable cause(Throwable fault) {
    Throwable cause = fault;
    while (cause instanceof LinkageError && cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause;
  }

  private static @Nullable Blame blame(Snapshot snapshot, Throwable fault) {
    Throwable cause = cause(fault);
    // reported at the first use of the format, which is not where the format is declared
    if (cause instanceof FormatError format) {
      String operation = format.operation();
      Dialect dialect = snapshot.context().dialect(operation.substring(0, operation.indexOf('.')));
      return new Blame("dialect '" + dialect.namespace() + "'", dialect.getClass(), "");
    }
    Culprit culprit = Culprit.of(snapshot, cause);
    return culprit == null ? null : new Blame(culprit.part(), culprit.type(), " at " + culprit.call());
  }
}
