// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.List;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.bytecode.BytecodeWriter;
import org.mortise.pipeline.LaunchArguments;
import org.mortise.pipeline.flags.Flag;
import org.mortise.pipeline.flags.Flag.Names;
import org.mortise.pipeline.flags.FlagTable;
import org.mortise.pipeline.flags.FlagValues;

/** The flags of {@code mortise-opt} other than passes: the flags of {@code mlir-opt}, and a few more. */
final class Flags {
  static final String DEFAULT_SPLIT_MARKER = "// -----";
  static final String EACH = "each";
  static final String FINAL = "final";
  static final String JSON = "json";
  static final String SARIF = "sarif";
  static final String TEXT = "text";
  static final String YAML = "yaml";
  static final String EMIT_REMARK = "emitRemark";
  static final String ONLY_EXPECTED = "only-expected";

  static final Flag ANNOTATE =
      Flag.list("annotate-analysis", "analysis", Names.ANALYSES,
          "Write the facts of analyses, such as integer-ranges, to the printed program as attributes facts.NAME");
  static final Flag ASSUME_VERIFIED =
      Flag.onOff("mlir-print-assume-verified", false, "Skip op verification when using custom printers");
  static final Flag BUNDLE =
      Flag.text(LaunchArguments.BUNDLE, "filename", "", "Add the dialects and passes of a bundle to those deployed");
  static final Flag COLOR =
      Flag.onOff("color", Boolean.getBoolean("mortise.color"), "Use colors in output (default=autodetect)");
  static final Flag DEBUG_ONLY =
      Flag.text("debug-only", "component,...", "",
          "Print the debug messages of components, or of loggers of bundles (the console's log lists the components)");
  static final Flag DIAGNOSTICS_FORMAT =
      Flag.choice("diagnostics-format", TEXT, "How diagnostics are printed", TEXT, "for people", JSON,
          "a JSON object in each line", SARIF, "a log in SARIF 2.1.0, at the end of the run");
  static final Flag DUMP_PIPELINE = Flag.onOff("dump-pass-pipeline", false, "Print the pipeline that will be run");
  static final Flag EMIT_BYTECODE =
      Flag.onOff("emit-bytecode", false, "Emit bytecode when generating output");
  static final Flag BYTECODE_VERSION =
      Flag.number("emit-bytecode-version", "value", BytecodeWriter.NEWEST_VERSION,
          "Use specified bytecode when generating output");
  static final Flag ELIDE_BYTECODE_RESOURCES =
      Flag.onOff("elide-resource-data-from-bytecode", false, "Elide resources when generating bytecode");
  private static final Flag HELP = Flag.HELP.alsoNamed("h", "help-list", "help-list-hidden");
  static final Flag HELP_HIDDEN =
      Flag.action("help-hidden", "Display all available options, also the passes for tests");
  static final Flag JOBS =
      Flag.count("jobs", "uint", 0L, 1,
          "The number of inputs to process at the same time with --output-dir (default: the number of processors)")
          .requiring("output-dir");
  static final Flag LIST_PASSES =
      Flag.onOff("list-passes", false, "Print the available passes and pipelines, one a line, and exit");
  static final Flag DISABLE_THREADING =
      Flag.onOff("mlir-disable-threading", false,
          "Disable multi-threading within MLIR, overrides any further call to MLIRContext::enableMultiThreading()");
  static final Flag ELIDE_ELEMENTS =
      Flag.unsigned("mlir-elide-elementsattrs-if-larger", -1,
          "Elide ElementsAttrs with \"...\" that have more elements than the given upper limit");
  static final Flag ELIDE_RESOURCES =
      Flag.unsigned("mlir-elide-resource-strings-if-larger", -1,
          "Elide printing value of resources if string is too long in chars.");
  static final Flag GENERATE_REPRODUCER =
      Flag.text("mlir-generate-reproducer", "filename", "",
          "Generate an mlir reproducer at the provided filename (no crash required)");
  static final Flag OUTPUT_FORMAT =
      Flag.choice("mlir-output-format", TEXT, "Output format for timing data and statistics", TEXT,
          "display the results in text format", JSON, "display the results in JSON format");
  static final Flag CRASH_REPRODUCER =
      Flag.text("mlir-pass-pipeline-crash-reproducer", "string", "",
          "Generate a .mlir reproducer file at the given output path if the pass manager crashes or fails");
  static final Flag LOCAL_REPRODUCER =
      Flag.onOff("mlir-pass-pipeline-local-reproducer", false,
          "When generating a crash reproducer, attempt to generated a reproducer with the smallest pipeline.");
  static final Flag STATISTICS = Flag.onOff("mlir-pass-statistics", false, "Display the statistics of each pass");
  static final Flag STATISTICS_DISPLAY =
      Flag.choice("mlir-pass-statistics-display", "pipeline", "Display method for pass statistics", "list",
          "display the results in a merged list sorted by pass name", "pipeline",
          "display the results with a nested pipeline view");
  static final Flag PRETTY_DEBUG_INFO =
      Flag.onOff("mlir-pretty-debuginfo", false, "Print pretty debug info in MLIR output");
  static final Flag PRINT_DEBUG_INFO = Flag.onOff("mlir-print-debuginfo", false, "Print debug info in MLIR output");
  static final Flag HEX_ELEMENTS =
      Flag.number("mlir-print-elementsattrs-with-hex-if-larger", "long", 100,
          "Print DenseElementsAttrs with a hex string that have more elements than the given upper limit (use -1 to "
          + "disable)");
  static final Flag IRDL_FILE =
      Flag.texts("irdl-file", "filename", "IRDL file to register before processing the input; may be repeated");
  static final Flag IR_AFTER =
      Flag.list("mlir-print-ir-after", "pass-arg", Names.PASSES, "Print IR after specified passes");
  static final Flag IR_AFTER_ALL = Flag.onOff("mlir-print-ir-after-all", false, "Print IR after each pass");
  static final Flag IR_AFTER_CHANGE =
      Flag.onOff("mlir-print-ir-after-change", false,
          "When printing the IR after a pass, only print if the IR changed");
  static final Flag IR_AFTER_FAILURE =
      Flag.onOff("mlir-print-ir-after-failure", false,
          "When printing the IR after a pass, only print if the pass failed");
  static final Flag IR_BEFORE =
      Flag.list("mlir-print-ir-before", "pass-arg", Names.PASSES, "Print IR before specified passes");
  static final Flag IR_BEFORE_ALL = Flag.onOff("mlir-print-ir-before-all", false, "Print IR before each pass");
  static final Flag IR_MODULE_SCOPE =
      Flag.onOff("mlir-print-ir-module-scope", false,
          "When printing IR for print-ir-[before|after]{-all} always print the top-level operation");
  static final Flag IR_TREE_DIR =
      Flag.text("mlir-print-ir-tree-dir", "string", "",
          "When printing the IR before/after a pass, print file tree rooted at this directory");
  static final Flag LOCAL_SCOPE =
      Flag.onOff("mlir-print-local-scope", false,
          "Print with local scope and inline information (eliding aliases for attributes, types, and locations");
  static final Flag GENERIC = Flag.onOff("mlir-print-op-generic", false, "Print the generic op form");
  static final Flag OP_ON_DIAGNOSTIC =
      Flag.onOff("mlir-print-op-on-diagnostic", true,
          "When a diagnostic is emitted on an operation, also print the operation as an attached note");
  static final Flag SKIP_REGIONS = Flag.onOff("mlir-print-skip-regions", false, "Skip regions when printing ops.");
  static final Flag STACKTRACE_ON_DIAGNOSTIC =
      Flag.onOff("mlir-print-stacktrace-on-diagnostic", false,
          "When a diagnostic is emitted, also print the stack trace as an attached note");
  static final Flag UNIQUE_IDS =
      Flag.onOff("mlir-print-unique-ssa-ids", false,
          "Print unique SSA ID numbers for values, block arguments and naming conflicts across all regions");
  static final Flag VALUE_USERS =
      Flag.onOff("mlir-print-value-users", false, "Print users of operation results and block arguments as a comment");
  static final Flag TIMING =
      Flag.onOff("mlir-timing", false, "Display execution times (also --time-passes)").alsoNamed("time-passes");
  static final Flag TIMING_DISPLAY =
      Flag.choice("mlir-timing-display", "tree", "Display method for timing data", "list",
          "display the results in a list sorted by total time", "tree",
          "display the results ina with a nested tree view");
  static final Flag MLIR_VERSION =
      Flag.version("mlir-version", MlirVersion.DEFAULT.toString(), "The version of MLIR whose text is printed",
          MlirVersion.V19_1.toString(), "MLIR of 2024", MlirVersion.V22_1.toString(), "MLIR of 2026");
  static final Flag NO_PARSE_VERIFIER =
      Flag.onOff("mlir-very-unsafe-disable-verifier-on-parsing", false,
          "Disable the verifier on parsing (very unsafe)");
  static final Flag NO_IMPLICIT_MODULE =
      Flag.onOff("no-implicit-module", false, "Disable implicit addition of a top-level module op during parsing");
  static final Flag LOG_ACTIONS =
      Flag.text("log-actions-to", "string", "", "Log action execution to a file, or the standard output if '-'");
  static final Flag PROFILE_ACTIONS =
      Flag.text("profile-actions-to", "string", "",
          "Profile action execution to a file, or the standard output if '-'");
  static final Flag OUTPUT = Flag.text("o", "filename", FlagValues.STANDARD_STREAM, "Output filename");
  static final Flag OUTPUT_DIR =
      Flag.text("output-dir", "directory", "",
          "Process any number of input files, and write for each a file of the same name to this directory");
  static final Flag OUTPUT_MARKER =
      Flag.text("output-split-marker", "string", DEFAULT_SPLIT_MARKER, "Split marker to use for merging the ouput");
  static final Flag PASS_PIPELINE =
      Flag.text("pass-pipeline", "string", null, "Textual description of the pass pipeline to run");
  static final Flag REMARK_FORMAT =
      Flag.choice("remark-format", EMIT_REMARK, "The format of remarks (with --remarks-output-file: yaml)",
          EMIT_REMARK, "print as diagnostics", YAML, "write a YAML file, for LLVM's tools", JSON,
          "write a file with a JSON object in each line");
  static final Flag REMARK_POLICY =
      Flag.choice("remark-policy", "all", "Which remarks are reported", "all", "all", FINAL,
          "only the remarks of the last run of each pass at a location");
  static final Flag REMARKS = Flag.onOff("remarks", false, "Print the remarks of passes");
  static final Flag REMARKS_FILTER =
      Flag.regex("remarks-filter", "Report remarks of all kinds whose pass, or pass/Name, matches");
  static final Flag REMARKS_FILTER_ANALYSE =
      Flag.regex("remarks-filter-analyse", "Report remarks with facts whose pass, or pass/Name, matches");
  static final Flag REMARKS_FILTER_FAILED =
      Flag.regex("remarks-filter-failed", "Report remarks on failures whose pass, or pass/Name, matches");
  static final Flag REMARKS_FILTER_MISSED =
      Flag.regex("remarks-filter-missed", "Report remarks on missed changes whose pass, or pass/Name, matches");
  static final Flag REMARKS_FILTER_PASSED =
      Flag.regex("remarks-filter-passed", "Report remarks on changes whose pass, or pass/Name, matches");
  static final Flag REMARKS_OUTPUT_FILE =
      Flag.text("remarks-output-file", "filename", "",
          "The file for remarks in YAML or JSON (default: mlir-remarks.yaml or mlir-remarks.json)");
  static final Flag REPORT =
      Flag.text("report", "filename", "",
          "Write an HTML page that shows what each pass changed in each function, its time and its remarks; with "
              + "--output-dir, a folder with a page for each input");
  static final Flag REPORT_AGAINST =
      Flag.text("report-against", "filename", "",
          "Compare the run in the page of --report with the run in an earlier page, or with pages of a folder")
          .requiring("report");
  static final Flag RUN_REPRODUCER = Flag.onOff("run-reproducer", false, "Run the pipeline stored in the reproducer");
  static final Flag SHOW_DIALECTS =
      Flag.onOff("show-dialects", false, "Print the list of registered dialects and exit");
  static final Flag SHOW_OP =
      Flag.text("show-op", "operation", null, "Print the documentation of an operation and exit");
  static final Flag SPLIT_INPUT =
      Flag.optionalText("split-input-file", "string", DEFAULT_SPLIT_MARKER,
          "Split the input file into chunks using the given or default marker and process each chunk independently");
  static final Flag TRANSCRIPT =
      Flag.text("transcript", "filename", "",
          "Write the output and the messages to this file, with the exit status as the last line, and exit with 0");
  static final Flag VALIDATE =
      Flag.onOffOr(List.of(EACH), "validate",
          "Execute each function before and after the passes, and compare the behavior (=each: after each pass)");
  static final Flag VALIDATE_DIR =
      Flag.text("validate-dir", "directory", "",
          "Write each function that --validate finds to have changed, reduced, before and after, to this directory")
          .requiring("validate");
  static final Flag VERIFY_DIAGNOSTICS =
      Flag.onOffOr(List.of("all", ONLY_EXPECTED), "verify-diagnostics",
          "Check that emitted diagnostics match expected-* lines on the corresponding line (=only-expected: ignore "
          + "others)");
  static final Flag VERIFY_EACH = Flag.onOff("verify-each", true, "Run the verifier after each transformation pass");
  static final Flag VERIFY_ROUNDTRIP =
      Flag.onOff("verify-roundtrip", false, "Round-trip the IR after parsing and ensure it succeeds");

  /** The flags, sorted by name. Passes and pipelines are flags, too. */
  static final FlagTable TABLE = new FlagTable("mortise-opt", "Mortise modular optimizer driver",
      "mortise-opt [options] <input file>", "", 1, List.of(
          SharedFlags.ALLOW_UNREGISTERED, ANNOTATE, BUNDLE, COLOR, DEBUG_ONLY, DIAGNOSTICS_FORMAT, DUMP_PIPELINE,
          ELIDE_BYTECODE_RESOURCES, EMIT_BYTECODE, BYTECODE_VERSION, HELP, HELP_HIDDEN, IRDL_FILE, JOBS,
          LIST_PASSES, LOG_ACTIONS, DISABLE_THREADING, ELIDE_ELEMENTS, ELIDE_RESOURCES, GENERATE_REPRODUCER,
          OUTPUT_FORMAT, CRASH_REPRODUCER, LOCAL_REPRODUCER, STATISTICS, STATISTICS_DISPLAY, PRETTY_DEBUG_INFO,
          ASSUME_VERIFIED, PRINT_DEBUG_INFO, HEX_ELEMENTS, IR_AFTER, IR_AFTER_ALL, IR_AFTER_CHANGE, IR_AFTER_FAILURE,
          IR_BEFORE, IR_BEFORE_ALL, IR_MODULE_SCOPE, IR_TREE_DIR, LOCAL_SCOPE, GENERIC, OP_ON_DIAGNOSTIC, SKIP_REGIONS,
          STACKTRACE_ON_DIAGNOSTIC, UNIQUE_IDS, VALUE_USERS, TIMING, TIMING_DISPLAY, MLIR_VERSION, NO_PARSE_VERIFIER,
          NO_IMPLICIT_MODULE, OUTPUT, OUTPUT_DIR, OUTPUT_MARKER, PASS_PIPELINE, PROFILE_ACTIONS, REMARK_FORMAT,
          REMARK_POLICY, REMARKS, REMARKS_FILTER, REMARKS_FILTER_ANALYSE, REMARKS_FILTER_FAILED, REMARKS_FILTER_MISSED,
          REMARKS_FILTER_PASSED, REMARKS_OUTPUT_FILE, REPORT, REPORT_AGAINST, RUN_REPRODUCER, SHOW_DIALECTS, SHOW_OP,
          SPLIT_INPUT, TRANSCRIPT, VALIDATE, SharedFlags.VALIDATE_ALIASES, VALIDATE_DIR, SharedFlags.VALIDATE_LEAKS,
          SharedFlags.VALIDATE_RUNS, SharedFlags.VALIDATE_SEED, SharedFlags.VALIDATE_ULPS, VERIFY_DIAGNOSTICS,
          VERIFY_EACH, VERIFY_ROUNDTRIP, Flag.VERSION));

  private Flags() {}
}
