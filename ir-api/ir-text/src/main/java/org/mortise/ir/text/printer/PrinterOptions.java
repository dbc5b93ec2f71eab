// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.Operation;

/**
 * The options of the printer. Immutable; each {@code with...} method returns changed options.
 *
 * @param genericForm whether every operation is printed in its generic form ({@code --mlir-print-op-generic})
 * @param localScope whether aliases are avoided, and names are unique only in the printed operation ({@code
 *     --mlir-print-local-scope})
 * @param debugInfo whether locations are printed ({@code --mlir-print-debuginfo})
 * @param prettyDebugInfo whether locations, also in attributes, are printed in a readable form that cannot be parsed
 *     ({@code --mlir-pretty-debuginfo})
 * @param elideElementsLargerThan elements attributes with more elements are printed as
 *     {@code dense_resource<__elided__>}; -1 for no limit
 * @param hexadecimalIfLargerThan elements attributes with more elements are printed as hexadecimal digits, if they have
 *     a hexadecimal form; -1 for never
 * @param elideResourcesLongerThan resources whose text is longer are omitted; -1 for no limit
 * @param uniqueSsaIds whether all values of the program have different names ({@code --mlir-print-unique-ssa-ids}), as
 *     they always have in generic form
 * @param valueUsers whether comments list the users of each value ({@code --mlir-print-value-users})
 * @param skipRegions whether regions are printed as {@code {...}} ({@code --mlir-print-skip-regions})
 * @param threads the maximum number of threads, which print the operations of a large module; the text is the same
 * @param verifier accepts valid operations; others are printed in generic form, since custom printers rely on the facts
 *     that the verifier checks. Null if the operation is known to be valid
 * @param version the version of MLIR that can read the text ({@code --mlir-version}). What it does not have is
 *     printed as the newest version has it; {@link VersionCheck} reports that
 */
public record PrinterOptions(
    boolean genericForm,
    boolean localScope,
    boolean debugInfo,
    boolean prettyDebugInfo,
    int elideElementsLargerThan,
    long hexadecimalIfLargerThan,
    long elideResourcesLongerThan,
    boolean uniqueSsaIds,
    boolean valueUsers,
    boolean skipRegions,
    int threads,
    @Nullable Predicate<Operation> verifier,
    MlirVersion version) {
  /** The largest number of elements that are always printed as numbers. */
  private static final int LARGEST_LITERAL = 100;

  /** The largest number of elements that a diagnostic prints, regardless of other limits. */
  private static final int LARGEST_IN_DIAGNOSTIC = 16;

  /** Nothing elided, custom forms, aliases, no locations; the operation is known to be valid. */
  public static final PrinterOptions DEFAULT =
      new PrinterOptions(false, false, false, false, -1, LARGEST_LITERAL, -1, false, false, false, 1, null,
          MlirVersion.DEFAULT);

  /** Returns options with {@link #genericForm} changed. */
  public PrinterOptions withGenericForm(boolean on) {
    return new PrinterOptions(on, localScope, debugInfo, prettyDebugInfo, elideElementsLargerThan,
        hexadecimalIfLargerThan, elideResourcesLongerThan, uniqueSsaIds, valueUsers, skipRegions, threads, verifier,
        version);
  }

  /** Returns options with {@link #localScope} changed. */
  public PrinterOptions withLocalScope(boolean on) {
    return new PrinterOptions(genericForm, on, debugInfo, prettyDebugInfo, elideElementsLargerThan,
        hexadecimalIfLargerThan, elideResourcesLongerThan, uniqueSsaIds, valueUsers, skipRegions, threads, verifier,
        version);
  }

  /** Returns options with {@link #debugInfo} and {@link #prettyDebugInfo} changed. */
  public PrinterOptions withDebugInfo(boolean on, boolean pretty) {
    return new PrinterOptions(genericForm, localScope, on, pretty, elideElementsLargerThan,
        hexadecimalIfLargerThan, elideResourcesLongerThan, uniqueSsaIds, valueUsers, skipRegions, threads, verifier,
        version);
  }

  /** Returns options with {@link #elideElementsLargerThan} changed; -1 for no limit. */
  public PrinterOptions withElideElementsLargerThan(int elements) {
    return new PrinterOptions(genericForm, localScope, debugInfo, prettyDebugInfo, elements, hexadecimalIfLargerThan,
        elideResourcesLongerThan, uniqueSsaIds, valueUsers, skipRegions, threads, verifier, version);
  }

  /** Returns options with {@link #hexadecimalIfLargerThan} changed; -1 for never. */
  public PrinterOptions withHexadecimalIfLargerThan(long elements) {
    return new PrinterOptions(genericForm, localScope, debugInfo, prettyDebugInfo, elideElementsLargerThan, elements,
        elideResourcesLongerThan, uniqueSsaIds, valueUsers, skipRegions, threads, verifier, version);
  }

  /** Returns options with {@link #elideResourcesLongerThan} changed; -1 for no limit. */
  public PrinterOptions withElideResourcesLongerThan(long characters) {
    return new PrinterOptions(genericForm, localScope, debugInfo, prettyDebugInfo, elideElementsLargerThan,
        hexadecimalIfLargerThan, characters, uniqueSsaIds, valueUsers, skipRegions, threads, verifier, version);
  }

  /** Returns options with {@link #uniqueSsaIds} changed. */
  public PrinterOptions withUniqueSsaIds(boolean on) {
    return new PrinterOptions(genericForm, localScope, debugInfo, prettyDebugInfo, elideElementsLargerThan,
        hexadecimalIfLargerThan, elideResourcesLongerThan, on, valueUsers, skipRegions, threads, verifier, version);
  }

  /** Returns options with {@link #valueUsers} changed. */
  public PrinterOptions withValueUsers(boolean on) {
    return new PrinterOptions(genericForm, localScope, debugInfo, prettyDebugInfo, elideElementsLargerThan,
        hexadecimalIfLargerThan, elideResourcesLongerThan, uniqueSsaIds, on, skipRegions, threads, verifier, version);
  }

  /** Returns options with {@link #skipRegions} changed. */
  public PrinterOptions withSkipRegions(boolean on) {
    return new PrinterOptions(genericForm, localScope, debugInfo, prettyDebugInfo, elideElementsLargerThan,
        hexadecimalIfLargerThan, elideResourcesLongerThan, uniqueSsaIds, valueUsers, on, threads, verifier, version);
  }

  /** Returns options with {@link #threads} changed. */
  public PrinterOptions withThreads(int number) {
    return new PrinterOptions(genericForm, localScope, debugInfo, prettyDebugInfo, elideElementsLargerThan,
        hexadecimalIfLargerThan, elideResourcesLongerThan, uniqueSsaIds, valueUsers, skipRegions, number, verifier,
        version);
  }

  /** Returns options with {@link #version} changed. */
  public PrinterOptions withVersion(MlirVersion other) {
    return new PrinterOptions(genericForm, localScope, debugInfo, prettyDebugInfo, elideElementsLargerThan,
        hexadecimalIfLargerThan, elideResourcesLongerThan, uniqueSsaIds, valueUsers, skipRegions, threads, verifier,
        other);
  }

  /**
   * Returns the options for an operation in a diagnostic; it is printed in custom form, even if it is invalid, as
   * the newest version has it.
   */
  public PrinterOptions forDiagnostic() {
    return withThreads(1).withLocalScope(true).withElideElementsLargerThan(LARGEST_IN_DIAGNOSTIC).assumeVerified()
        .withVersion(MlirVersion.V22_1);
  }

  /** Returns options by which operations that {@code check} rejects are printed in generic form. */
  public PrinterOptions verifiedBy(Predicate<Operation> check) {
    return new PrinterOptions(genericForm, localScope, debugInfo, prettyDebugInfo, elideElementsLargerThan,
        hexadecimalIfLargerThan, elideResourcesLongerThan, uniqueSsaIds, valueUsers, skipRegions, threads,
        Objects.requireNonNull(check, "check"), version);
  }

  /** Returns options by which all operations are printed in custom form without a check. */
  public PrinterOptions assumeVerified() {
    return new PrinterOptions(genericForm, localScope, debugInfo, prettyDebugInfo, elideElementsLargerThan,
        hexadecimalIfLargerThan, elideResourcesLongerThan, uniqueSsaIds, valueUsers, skipRegions, threads, null,
        version);
  }
}
