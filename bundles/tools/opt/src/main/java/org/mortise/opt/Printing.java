// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import org.mortise.ir.MlirVersion;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.verify.IRVerifier;

/** Converts the flags about printing to printer options. */
final class Printing {
  private Printing() {}

  /** Returns the options for a program that may not be valid, such as one after a pass that failed. */
  static PrinterOptions ofUnverified(OptOptions options) {
    return options.isOn(Flags.ASSUME_VERIFIED) ? printing(options) : verified(printing(options));
  }

  /** Returns the options for the result, which is valid if the verifier has not been turned off. */
  static PrinterOptions of(OptOptions options) {
    boolean isValid = options.isOn(Flags.ASSUME_VERIFIED)
        || options.isOn(Flags.VERIFY_EACH) && !options.isOn(Flags.NO_PARSE_VERIFIER);
    return isValid ? printing(options) : verified(printing(options));
  }

  private static PrinterOptions verified(PrinterOptions printing) {
    return printing.verifiedBy(op -> IRVerifier.verify(op, ignored -> {}));
  }

  private static PrinterOptions printing(OptOptions options) {
    return PrinterOptions.DEFAULT
        .withVersion(version(options))
        .withGenericForm(options.isOn(Flags.GENERIC))
        .withLocalScope(options.isOn(Flags.LOCAL_SCOPE))
        .withDebugInfo(options.isOn(Flags.PRINT_DEBUG_INFO), options.isOn(Flags.PRETTY_DEBUG_INFO))
        .withUniqueSsaIds(options.isOn(Flags.UNIQUE_IDS))
        .withValueUsers(options.isOn(Flags.VALUE_USERS))
        .withSkipRegions(options.isOn(Flags.SKIP_REGIONS))
        .withHexadecimalIfLargerThan(options.number(Flags.HEX_ELEMENTS))
        .withElideResourcesLongerThan(options.number(Flags.ELIDE_RESOURCES))
        .withElideElementsLargerThan((int) Math.min(Integer.MAX_VALUE, options.number(Flags.ELIDE_ELEMENTS)));
  }

  /** Returns the version of MLIR that programs are read and printed for. */
  static MlirVersion version(OptOptions options) {
    return MlirVersion.of(options.text(Flags.MLIR_VERSION));
  }
}
