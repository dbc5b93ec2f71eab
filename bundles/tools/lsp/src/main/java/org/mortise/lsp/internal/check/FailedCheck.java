// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.check;

import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.text.SourceText;
import org.mortise.lsp.internal.index.IndexBuilder;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.pipeline.DialectFault;
import org.mortise.pipeline.Snapshot;

/** Creates the result of an aborted check: a document without a program, with the reason as its only error. */
public final class FailedCheck {
  private static final byte[] NOTHING = {};

  private FailedCheck() {}

  /**
   * Returns the document with one error, which names the dialect and its bundle if the fault is theirs.
   *
   * @param name the name of the file in locations
   */
  public static CheckedDocument of(DocumentText text, String name, Snapshot snapshot, Throwable fault) {
    return of(text, name, snapshot, describe("checking", name, snapshot, fault));
  }

  private static CheckedDocument of(DocumentText text, String name, Snapshot snapshot, Diagnostic error) {
    Problems problems = new Problems(SourceText.of(name, NOTHING), 0);
    problems.add(error);
    CheckedChunk chunk = new CheckedChunk(0, text.bytes().length, new IndexBuilder(NOTHING).build(0), null,
        problems.all(), List.of(), CheckedChunk.State.GLOBAL_PROBLEMS);
    return new CheckedDocument(text, snapshot, List.of(chunk));
  }

  /** Returns the document with the error that it is bytecode. */
  static CheckedDocument ofBytecode(DocumentText text, String name, Snapshot snapshot) {
    return of(text, name, snapshot, Diagnostic.error(new FileLineColLoc(snapshot.context(), name, 0, 0),
        "this is a file of bytecode that the editor has opened as text; "
            + "its program is the answer to the request 'mlir/convertFromBytecode'"));
  }

  /**
   * Returns an error that describes a fault.
   *
   * @param what a noun for the activity, such as {@code checking}
   */
  public static Diagnostic describe(String what, String name, Snapshot snapshot, Throwable fault) {
    Location location = new FileLineColLoc(snapshot.context(), name, 0, 0);
    if (fault instanceof OutOfMemoryError) {
      return Diagnostic.error(location, "not enough memory for " + what
          + " this document; more is given by the variable MORTISE_JAVA_OPTS, such as -Xmx4g");
    }
    try {
      return DialectFault.of(what, name, snapshot, fault);
    } catch (RuntimeException | Error ofNoDialect) {
      return Diagnostic.error(location, "internal fault while " + what + ": " + fault);
    }
  }
}
