// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.observe;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.mortise.ir.Operation;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;

/** A hash of an operation's text with all locations, which detects changes of a program. Linear. */
final class OperationDigest {
  private static final PrinterOptions FULL =
      PrinterOptions.DEFAULT.withGenericForm(true).withLocalScope(true).withDebugInfo(true, false);

  private OperationDigest() {}

  static byte[] of(Operation op) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      IRPrinter.print(op, FULL, new DigestOutputStream(OutputStream.nullOutputStream(), digest));
      return digest.digest();
    } catch (NoSuchAlgorithmException absent) {
      throw new IllegalStateException(absent); // every Java runtime has it
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
