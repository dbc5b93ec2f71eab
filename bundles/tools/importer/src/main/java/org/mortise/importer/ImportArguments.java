// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.MlirVersion;
import org.mortise.pipeline.flags.Flag;
import org.mortise.pipeline.flags.FlagParser;
import org.mortise.pipeline.flags.FlagTable;
import org.mortise.pipeline.flags.FlagValues;
import org.mortise.pipeline.flags.UsageException;

/** A command line of {@code mortise-import}, and its flags. */
final class ImportArguments {
  private static final Flag INCLUDE =
      Flag.texts("I", "directory", """
          Search included files in this directory; may be repeated. The directory of the file and
          the installed definitions of MLIR are searched last""");
  private static final Flag DIALECT =
      Flag.texts("dialect", "name", """
          Import this dialect; may be repeated. Default: each dialect that a given file defines
          something of; if it only includes other files, each dialect that has operations""");
  private static final Flag COMPARE =
      Flag.texts("compare", "dialect", """
          List how this installed dialect differs from the definitions, instead of importing
          them; may be repeated. Differences without a reason lead to exit status 1""");
  private static final Flag REASONS =
      Flag.text("reasons", "file", "", """
          Differences that --compare does not list: lines "definition | part | reason".
          Reasons that no difference needs are errors""");
  private static final Flag MLIR_VERSION =
      Flag.version("mlir-version", MlirVersion.V22_1.toString(),
          "The version of the definitions for --compare: what newer ones have is not compared",
          MlirVersion.V19_1.toString(), "MLIR of 2024", MlirVersion.V22_1.toString(), "MLIR of 2026");
  private static final Flag WITH =
      Flag.texts("with", "file", """
          Replace and add declarations by this supplement, a dialect file; may be repeated""");
  private static final Flag DEFAULT_FORMAT =
      Flag.text("default-format", "format", "", """
          The format of operations whose parser is C++; 'operands' for "%a, %b {...} : A, B -> C\"""");
  private static final Flag REPORT =
      Flag.text("report", "file", "",
          "Write what is code in C++, and therefore left out or not checked, to this file");
  private static final Flag JSON =
      Flag.texts("json", "file", "Read the output of llvm-tblgen --dump-json instead of definitions; may be repeated");
  private static final Flag TBLGEN =
      Flag.text("tblgen", "program", "",
          """
          Run this program to read definitions (default: the llvm-tblgen of the included
          definitions of MLIR; else llvm-tblgen, or the newest llvm-tblgen-<version>, on PATH)""");
  private static final Flag OUTPUT =
      Flag.text("o", "file", FlagValues.STANDARD_STREAM, "The output file (default: the standard output)");

  static final FlagTable TABLE = new FlagTable("mortise-import", "Mortise importer of dialects",
      "mortise-import [options] <definitions.td>...",
      "Makes a dialect file of the definitions of a dialect in ODS. It is used like a bundle: copied to deploy/, or"
          + " given to\nmortise-opt --irdl-file.", Integer.MAX_VALUE,
      List.of(INCLUDE, DIALECT, WITH, DEFAULT_FORMAT, REPORT, COMPARE, REASONS, MLIR_VERSION, JSON, TBLGEN, OUTPUT,
          Flag.HELP, Flag.VERSION));

  private final FlagValues values;

  private ImportArguments(FlagValues values) {
    this.values = values;
  }

  /**
   * Parses a command line.
   *
   * @throws UsageException if there are mistakes
   */
  static ImportArguments parse(String[] arguments) throws UsageException {
    FlagValues values = new FlagValues();
    new Parser(values).parse(separated(arguments));
    return new ImportArguments(values);
  }

  /** Accepts {@code -Idirectory}, as compilers do. */
  private static String[] separated(String[] arguments) {
    List<String> all = new ArrayList<>();
    for (String argument : arguments) {
      if (argument.startsWith("-I") && argument.length() > 2 && argument.charAt(2) != '=') {
        all.add("-I");
        all.add(argument.substring(2));
      } else {
        all.add(argument);
      }
    }
    return all.toArray(String[]::new);
  }

  /** Requires an input. */
  private static final class Parser extends FlagParser {
    private final FlagValues values;

    Parser(FlagValues values) {
      super(TABLE, values);
      this.values = values;
    }

    @Override
    protected void check() {
      super.check();
      if (values.files().isEmpty() && values.texts(JSON).isEmpty()) {
        addMistake("no definitions.  " + TABLE.hint());
      }
    }
  }

  FlagValues values() {
    return values;
  }

  List<String> files() {
    return values.files();
  }

  MlirVersion version() {
    return MlirVersion.of(values.text(MLIR_VERSION));
  }

  List<String> jsonFiles() {
    return values.texts(JSON);
  }

  List<String> include() {
    return values.texts(INCLUDE);
  }

  List<String> dialects() {
    return values.texts(DIALECT);
  }

  /** Returns the dialects to compare; empty for an import. */
  List<String> comparedDialects() {
    return values.texts(COMPARE);
  }

  String reasons() {
    return text(REASONS);
  }

  List<String> supplements() {
    return values.texts(WITH);
  }

  String defaultFormat() {
    return text(DEFAULT_FORMAT);
  }

  String report() {
    return text(REPORT);
  }

  String tableGen() {
    return text(TBLGEN);
  }

  String output() {
    return text(OUTPUT);
  }

  private String text(Flag flag) {
    @Nullable String text = values.text(flag);
    return text == null ? "" : text;
  }
}
