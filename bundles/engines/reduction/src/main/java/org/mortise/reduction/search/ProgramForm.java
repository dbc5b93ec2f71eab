// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.search;

import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.bytecode.ProgramFiles;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.verify.IRVerifier;

/**
 * How the programs of one reduction are read, printed and verified. The resources of the original text are printed with
 * each program that refers to them. If programs need not be valid, they are printed in the generic form, without the
 * dialects' printers.
 */
public final class ProgramForm {
  private static final String NAME = "reduced.mlir";

  private final Context context;
  private final ParserOptions reading;
  private final boolean verified;
  private Resources resources = new Resources();

  private ProgramForm(Context context, ParserOptions reading, boolean verified) {
    this.context = context;
    this.reading = reading;
    this.verified = verified;
  }

  /** Returns the form of programs that are read with some options; {@code verified} requires them to be valid. */
  public static ProgramForm of(Context context, ParserOptions reading, boolean verified) {
    return new ProgramForm(context, reading, verified);
  }

  /** Returns whether each program must be valid. */
  public boolean isVerified() {
    return verified;
  }

  /** Reads the original program, text or bytecode, and keeps its resources; null if it does not have this form. */
  public @Nullable Candidate readOriginal(byte[] text) {
    Resources found = new Resources();
    Operation module = parse(text, found);
    if (module == null) {
      return null;
    }
    resources = found;
    return candidate(module);
  }

  /** Returns the candidate for a text; null if it does not have this form. */
  @Nullable Candidate read(byte[] text) {
    Operation module = parse(text, new Resources());
    return module == null ? null : candidate(module);
  }

  /** Returns the candidate for a module after printing and parsing; null if it does not have this form. */
  @Nullable Candidate candidate(Operation module) {
    try {
      if (verified && !IRVerifier.verify(module, ignored -> {})) {
        return null;
      }
      byte[] text = print(module);
      Operation read = parse(text, new Resources());
      return read == null ? null : new Candidate(text, read, Size.of(read, text.length));
    } catch (CancellationException interrupted) {
      throw interrupted;
    } catch (RuntimeException | StackOverflowError faultyDialect) {
      return null; // a verifier or printer relies on a property that the step has violated
    }
  }

  private byte[] print(Operation module) {
    return IRPrinter.toBytes(module, PrinterOptions.DEFAULT.withGenericForm(!verified), resources);
  }

  private @Nullable Operation parse(byte[] text, Resources found) {
    try {
      Operation module = ProgramFiles.read(SourceText.of(NAME, text), context, reading, ignored -> {}, found);
      return module != null && verified && !IRVerifier.verify(module, ignored -> {}) ? null : module;
    } catch (CancellationException interrupted) {
      throw interrupted;
    } catch (RuntimeException | StackOverflowError faultyDialect) {
      return null;
    }
  }
}
