// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.InterfaceAttachment;
import org.mortise.ir.Location;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.text.format.FormatError;

/**
 * Says what the code of a dialect did wrong while a program was read, verified or printed: a definition that cannot be
 * made, a parser, verifier or printer that throws. Whose code it is, the stack tells: the innermost call of a class
 * that lies in, or below, the package of a dialect or of an interface implementation of the snapshot. What is in none
 * of them is no dialect's fault, and is thrown on; so is a lack of memory. Looks at all dialects of the snapshot, but
 * only after a fault. A {@link Fault} of a pass is another thing.
 */
public final class DialectFault {
  /** What part of the snapshot it is, a class of it, and where in it that was, or an empty text. */
  private record Culprit(String part, Class<?> type, String place) {
    Culprit(Dialect dialect, String place) {
      this("dialect '" + dialect.namespace() + "'", dialect.getClass(), place);
    }
  }

  private DialectFault() {}

  /**
   * The error that tells of a fault.
   *
   * @param what what was under way, such as {@code reading}
   * @param name the name of the program's text
   * @param fault a RuntimeException or an Error; thrown on if it is no dialect's
   */
  public static Diagnostic of(String what, String name, Snapshot snapshot, Throwable fault) {
    Culprit culprit = fault instanceof OutOfMemoryError ? null : culprit(snapshot, fault);
    if (culprit == null && fault instanceof Error error) {
      throw error;
    }
    if (culprit == null) {
      throw (RuntimeException) fault;
    }
    String bundle = Fault.bundleOf(culprit.type);
    Location location = new FileLineColLoc(snapshot.context(), name, 0, 0);
    return Diagnostic.error(location, "internal fault while " + what + ", in " + culprit.part
        + (bundle == null ? "" : " of bundle " + bundle) + ": " + cause(fault) + culprit.place + "; mend "
        + (bundle == null ? "it" : "the bundle") + ", or remove it");
  }

  /** What was thrown first: a class that cannot be initialized says only in its cause why. */
  private static Throwable cause(Throwable fault) {
    Throwable cause = fault;
    while (cause instanceof LinkageError && cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause;
  }

  private static Culprit culprit(Snapshot snapshot, Throwable fault) {
    Throwable cause = cause(fault);
    if (cause instanceof FormatError format) { // found when the format is first used, which is not where it stands
      String operation = format.operation();
      return new Culprit(snapshot.context().dialect(operation.substring(0, operation.indexOf('.'))), "");
    }
    for (StackTraceElement frame : cause.getStackTrace()) {
      Culprit found = owner(snapshot, frame);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static Culprit owner(Snapshot snapshot, StackTraceElement frame) {
    for (Dialect dialect : snapshot.dialects()) {
      if (isIn(frame, dialect.getClass())) {
        return new Culprit(dialect, " at " + frame);
      }
    }
    for (InterfaceAttachment attachment : snapshot.attachments()) {
      Class<?> type = attachment.implementation().getClass();
      if (isIn(frame, type)) {
        return new Culprit("the interfaces of " + type.getPackageName(), type, " at " + frame);
      }
    }
    return null;
  }

  private static boolean isIn(StackTraceElement frame, Class<?> type) {
    return frame.getClassName().startsWith(type.getPackageName() + ".");
  }
}
