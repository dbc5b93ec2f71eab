// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

import java.util.List;

/** The flags of {@code mortise-opt} that are no passes, sorted by name. */
final class Flags {
  private static final String DEFAULT_SPLIT_MARKER = "// -----";

  static final List<Flag> ALL = List.of(
      Flag.onOff("allow-unregistered-dialect", "Allow operation with no registered dialects",
          (options, on) -> options.allowUnregisteredDialect = on),
      Flag.onOff("dump-pass-pipeline", "Print the pipeline that will be run",
          (options, on) -> options.dumpPassPipeline = on),
      Flag.onOff("help", "Display available options", (options, on) -> options.help = on),
      Flag.onOff("list-passes", "Print the available passes and pipelines, one a line, and stop",
          (options, on) -> options.listPasses = on),
      Flag.onOff("mlir-disable-threading", "Disable multi-threading within MLIR",
          (options, on) -> options.disableThreading = on),
      new Flag("mlir-elide-elementsattrs-if-larger", "uint",
          "Elide ElementsAttrs with \"...\" that have more elements than the given upper limit",
          (options, value) -> options.elideElementsLargerThan = unsigned("mlir-elide-elementsattrs-if-larger", value)),
      Flag.onOff("mlir-pass-statistics", "Display the statistics of each pass",
          (options, on) -> options.passStatistics = on),
      Flag.onOff("mlir-pretty-debuginfo", "Print pretty debug info in MLIR output",
          (options, on) -> options.prettyDebugInfo = on),
      Flag.onOff("mlir-print-debuginfo", "Print debug info in MLIR output",
          (options, on) -> options.printDebugInfo = on),
      Flag.onOff("mlir-print-local-scope", "Print with local scope and inline information (eliding aliases for "
          + "attributes, types, and locations)", (options, on) -> options.printLocalScope = on),
      Flag.onOff("mlir-print-op-generic", "Print the generic op form", (options, on) -> options.printGeneric = on),
      Flag.onOff("mlir-print-skip-regions", "Skip regions when printing ops.",
          (options, on) -> options.printSkipRegions = on),
      Flag.onOff("mlir-print-unique-ssa-ids", "Print unique SSA ID numbers for values, block arguments and naming "
          + "conflicts across all regions", (options, on) -> options.printUniqueSsaIds = on),
      Flag.onOff("mlir-print-value-users", "Print users of operation results and block arguments as a comment",
          (options, on) -> options.printValueUsers = on),
      Flag.onOff("no-implicit-module", "Disable implicit addition of a top-level module op during parsing",
          (options, on) -> options.noImplicitModule = on),
      new Flag("o", "filename", "Output filename", (options, value) -> options.output = value),
      new Flag("output-split-marker", "string", "Split marker to use for merging the ouput",
          (options, value) -> options.outputSplitMarker = value),
      new Flag("pass-pipeline", "string", "Textual description of the pass pipeline to run",
          (options, value) -> options.passPipeline = value),
      Flag.onOff("remarks", "Print the remarks of passes", (options, on) -> options.remarks = on),
      Flag.onOff("show-dialects", "Print the list of registered dialects and stop",
          (options, on) -> options.showDialects = on),
      new Flag("split-input-file", null, "Split the input file into chunks at '// -----' (or the given marker) and "
          + "process each chunk independently",
          (options, value) -> options.splitMarker = value.isEmpty() ? DEFAULT_SPLIT_MARKER : value),
      Flag.onOff("verify-each", "Run the verifier after each transformation pass",
          (options, on) -> options.verifyEach = on),
      Flag.onOff("version", "Display the version of this program", (options, on) -> options.version = on));

  private Flags() {}

  /** The flag of that name, or null. */
  static Flag find(String name) {
    for (Flag flag : ALL) {
      if (flag.name().equals(name)) {
        return flag;
      }
    }
    return null;
  }

  private static long unsigned(String name, String value) throws UsageException {
    try {
      return Long.parseUnsignedLong(value);
    } catch (NumberFormatException malformed) {
      throw new UsageException("for the --" + name + " option: '" + value + "' value invalid for uint argument!");
    }
  }
}
