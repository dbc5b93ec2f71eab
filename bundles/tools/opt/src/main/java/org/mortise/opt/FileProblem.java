// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.io.IOException;
import org.mortise.ir.text.FileReason;

/** Reports that a file cannot be read or written. The message is written for the user. */
public final class FileProblem extends Exception {
  private static final long serialVersionUID = 1L;

  /** @param what the kind of file: {@code input} or {@code output} */
  public FileProblem(String what, String file, IOException cause) {
    super("cannot open " + what + " file '" + ByteStrings.of(file) + "': " + FileReason.of(cause), cause);
  }
}
