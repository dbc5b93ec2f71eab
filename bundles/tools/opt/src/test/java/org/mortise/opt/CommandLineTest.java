// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.ir.pass.PassOption;
import org.mortise.pipeline.flags.Flag;
import org.mortise.pipeline.flags.UsageException;

/** Parsing of the command line, with MLIR's messages. */
class CommandLineTest {
  @Test
  void messages_fileOutsideAscii_isInUtf8() {
    assumeTrue(Charset.forName(System.getProperty("sun.jnu.encoding")).newEncoder().canEncode('ö'),
        "in the locale C, Java supports only ASCII in file names");
    assertThat(utf8(ToolRun.of("", "nö.mlir"))).isEqualTo(
        "cannot open input file 'nö.mlir': No such file or directory\n");
  }

  @Test
  void messages_flagsOutsideAscii_areInUtf8() {
    assertThat(utf8(ToolRun.of("", "--nö"))).contains("Unknown command line argument '--nö'.");
    assertThat(utf8(ToolRun.of("", "--pass-pipeline=builtin.module(ö)"))).contains("'ö' does not refer to");
  }

  private static String utf8(ToolRun run) {
    return new String(run.err().getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
  }

  private static final String EMPTY = "module {\n}\n\n";

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      -o                                       | for the -o option: requires a value!
      --pass-pipeline                          | for the --pass-pipeline option: requires a value!
      --verify-each=maybe                      | for the --verify-each option: 'maybe' is invalid value for boolean argument! Try 0 or 1
      --version=3                              | for the --version option: does not allow a value! '3' specified.
      --mlir-timing-display=foo                | for the --mlir-timing-display option: Cannot find option named 'foo'!
      --mlir-print-ir-before=keep-it,nope      | for the --mlir-print-ir-before option: Cannot find option named 'nope'!
      --mlir-print-ir-after                    | for the --mlir-print-ir-after option: Cannot find option named ''!
      --mlir-elide-elementsattrs-if-larger=    | for the --mlir-elide-elementsattrs-if-larger option: '' value invalid for uint argument!
      --jobs=0                                 | for the --jobs option: '0' is not a number of at least 1
      --jobs=2                                 | for the --jobs option: requires --output-dir
      --validate-runs=2                        | for the --validate-runs option: requires --validate
      --report=-                               | for the --report option: requires the name of a file
      --report-against=a.html                  | for the --report-against option: requires --report
      --mlir-elide-elementsattrs-if-larger=-1  | for the --mlir-elide-elementsattrs-if-larger option: '-1' value invalid for uint argument!
      --mlir-elide-resource-strings-if-larger=99999999999 | for the --mlir-elide-resource-strings-if-larger option: '99999999999' value invalid for uint argument!
      --mlir-print-elementsattrs-with-hex-if-larger=x | for the --mlir-print-elementsattrs-with-hex-if-larger option: 'x' value invalid for long argument!
      """)
  void wrongValuesAreTold(String argument, String message) {
    assertThat(ToolRun.of("", argument)).isEqualTo(new ToolRun(1, "", "mortise-opt: " + message + "\n"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
    "--split-input-fil | --split-input-file",
    "-split-inputfile=3 | --split-input-file=3",
    "--mlir-print-ir-afte=keep-it | --mlir-print-ir-after=keep-it",
    "--x | -o",
  })
  void unknownFlag_withValue_nearestFlagIsSuggested(String argument, String nearest) {
    assertThat(ToolRun.of("", argument).err()).contains("\nmortise-opt: Did you mean '" + nearest + "'?\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0b11", "0o17", "010", "0X1f", "-0x10", "-010", "-0", "-", "", "+1", "#10", "1_0", "08", "0x",
      "4294967295", "4294967296", "9223372036854775807", "9223372036854775808", "-9223372036854775808"})
  void numberOfFlag_anyText_isParsedLikePassOption(String text) {
    assertThat(flagValue(Flags.HEX_ELEMENTS, text)).isEqualTo(optionValue(PassOption.integer("n", 0, ""), text));
    assertThat(flagValue(Flags.ELIDE_ELEMENTS, text)).isEqualTo(optionValue(PassOption.unsigned("n", 0, ""), text));
  }

  private static String flagValue(Flag flag, String text) {
    try {
      return String.valueOf(flag.parse(text));
    } catch (UsageException refused) {
      return refused.getMessage().replace("for the --" + flag.name() + " option: ", "");
    }
  }

  private static String optionValue(PassOption<?> option, String text) {
    try {
      return String.valueOf(option.parser().apply(text));
    } catch (IllegalArgumentException refused) {
      return refused.getMessage();
    }
  }

  @Test
  void split_emptyFile_hasNoParts() {
    assertThat(ToolRun.of("", "--split-input-file")).isEqualTo(new ToolRun(0, "", ""));
    assertThat(ToolRun.of("", "--split-input-file=", "-")).isEqualTo(new ToolRun(0, "", ""));
  }

  @Test
  void split_locations_areThoseOfWholeFile() {
    String text = """
        module @a {}
        // ----- module @b {}
        module @c {}
        // -----
        module {
          wrong
        }
        """;
    ToolRun run = ToolRun.of(text, "--split-input-file", "--mlir-print-debuginfo", "--mlir-print-local-scope");
    assertThat(run.out()).isEqualTo("""
        module @a {
        } loc("<stdin>":1:1)
        // -----
        module {
          module @b {
          } loc("<stdin>":2:10)
          module @c {
          } loc("<stdin>":3:1)
        } loc("<stdin>":2:9)
        // -----
        """);
    assertThat(run.err()).startsWith("""
        <stdin>:6:3: error: custom op 'wrong' is unknown (tried 'builtin.wrong' as well)
          wrong
          ^
        """);
  }

  @Test
  void parse_severalMistakes_reportsAll() {
    assertThat(ToolRun.of("", "a", "--keepit", "--verify-each=q", "b").err()).isEqualTo("""
        mortise-opt: Unknown command line argument '--keepit'.  Try: 'mortise-opt --help'
        mortise-opt: Did you mean '--keep-it'?
        mortise-opt: for the --verify-each option: 'q' is invalid value for boolean argument! Try 0 or 1
        mortise-opt: Too many positional arguments specified!
        Can specify at most 1 positional arguments: See: mortise-opt --help
        """);
  }

  @ParameterizedTest
  @CsvSource({"--mlir-timing-display tree", "-mlir-timing-display=tree", "-", "- -o -", "--verify-each=",
      "--verify-each=false --verify-each=1", "--mlir-print-elementsattrs-with-hex-if-larger=0x10", "-- -"})
  void flags_validCombinations_areAccepted(String arguments) {
    assertThat(ToolRun.of("", arguments.split(" "))).isEqualTo(new ToolRun(0, EMPTY, ""));
  }

  @Test
  void parse_otherNamesOfFlags_areKnown() {
    assertThat(ToolRun.of("", "-h")).isEqualTo(ToolRun.of("", "--help")).extracting(ToolRun::status).isEqualTo(0);
    assertThat(ToolRun.of("", "--time-passes").err()).contains("Total Execution Time");
    assertThat(ToolRun.of("nonsense", "--color").err()).startsWith("\u001b[1m<stdin>:1:1: ");
    assertThat(ToolRun.of("nonsense", "--color", "--color=false").err()).startsWith("<stdin>:1:1: ");
  }

  @Test
  void parse_switch_doesNotTakeNextArgument() {
    assertThat(ToolRun.of("", "--verify-each", "false").err())
        .isEqualTo("cannot open input file 'false': No such file or directory\n");
  }

  @Test
  void parse_severalOutputs_lastCounts(@TempDir Path folder) throws IOException {
    Path first = folder.resolve("first");
    Path second = folder.resolve("second");

    assertThat(ToolRun.of("", "-o", first.toString(), "--o=" + second).status()).isZero();

    assertThat(first).doesNotExist();
    assertThat(Files.readString(second)).isEqualTo(EMPTY);
  }

  @Test
  void run_missingOutputFolder_failsBeforeWork() {
    assertThat(ToolRun.of("this is no program", "-o", "/nowhere/x").err())
        .isEqualTo("cannot open output file '/nowhere/x': No such file or directory\n");
  }

  @Test
  void parse_wrongPassOption_reportsOption() {
    assertThat(ToolRun.of("", "--fail-it=foo=1").err())
        .isEqualTo("<unknown>:0: error: <Pass-Options-Parser>: no such option foo\n\n");
    assertThat(ToolRun.of("", "--fail-it=on").err())
        .isEqualTo("mortise-opt: for the --on option: requires a value!\n<unknown>:0: error: \n");
    assertThat(ToolRun.of("", "--pass-pipeline=builtin.module(fail-it{on})").err()).isEqualTo("""
        mortise-opt: for the --on option: requires a value!
        <unknown>:0: error:\s
        failed to add `fail-it` with options `on`

        """);
  }

  @Test
  void parse_nestedPasses_keepNesting() {
    assertThat(ToolRun.of("", "--pass-pipeline=builtin.module(func.func(keep-it,keep-module))").err()).isEqualTo("""
        <unknown>:0: error: Can't add pass 'KeepModule' restricted to 'builtin.module' on a PassManager intended to run on \
        'func.func', did you intend to nest?
        failed to add `keep-module` with options ``
        failed to add `func.func` with options `` to inner pipeline

        """);
  }

  @Test
  void parse_pipelineAndPassFlags_isRejected() {
    assertThat(ToolRun.of("", "--pass-pipeline=builtin.module(keep-it)", "--keep-it").err())
        .isEqualTo("<unknown>:0: error: '-pass-pipeline' option can't be used with individual pass options\n");
  }

  @Test
  void parse_pipelineWithoutAnchor_isRejected() {
    for (String text : new String[] {"", "keep-it", "(keep-it)", " (keep-it)", "builtin.module(keep-it"}) {
      assertThat(ToolRun.of("", "--pass-pipeline=" + text).err()).as(text).isEqualTo("<unknown>:0: error: expected pass"
          + " pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'\n");
    }
  }

  @Test
  void dumpPipeline_anyPipeline_printsNumberOfSteps() {
    ToolRun run = ToolRun.of("", "--dump-pass-pipeline",
        "--pass-pipeline=builtin.module(foo.bar(keep-it,mark-it),any(fail-it),keep-it)");

    assertThat(run.err()).isEqualTo("""
        Pass Manager with 3 passes:
        builtin.module(foo.bar(keep-it,mark-it),any(fail-it{on=f}),keep-it)

        """);
  }

  @Test
  void emitBytecode_program_isReadAgain() {
    ToolRun written = ToolRun.of("module @a {}", "--emit-bytecode");

    assertThat(written.out()).startsWith("ML\u00EFR\rMortise");
    assertThat(ToolRun.of(written.out(), "--keep-it")).isEqualTo(new ToolRun(0, "module @a {\n}\n\n", ""));
  }

  @Test
  void emitBytecode_twoPrograms_areSeparatedByTheMarkerOnly() {
    String two = ToolRun.of("module {}\n// -----\nmodule {}", "--emit-bytecode", "--split-input-file").out();

    assertThat(two.split("// -----\n", -1)).hasSize(2).allMatch(program -> program.startsWith("ML\u00EFR"));
  }

  @Test
  void emitBytecodeVersion_unknown_isAnErrorAndWritesNothing() {
    ToolRun run = ToolRun.of("module {}", "--emit-bytecode", "--emit-bytecode-version=7");

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("<stdin>:1:1: error: unsupported version requested 7, must be in range [0, 6]\n");
  }

  @Test
  void input_damagedBytecode_isAnErrorWithTheProducer() {
    String written = ToolRun.of("module {}", "--emit-bytecode").out();

    ToolRun run = ToolRun.of(written.substring(0, written.length() - 4));

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).startsWith("<stdin>:0:0: error: ")
        .contains("<stdin>:0:0: note: in bytecode version 6 produced by: Mortise");
  }

  @Test
  void splitInputFile_bytecodeWithMarker_isNotSplit() {
    String written = ToolRun.of("module @\"\\0A// -----\\0A\" {}", "--emit-bytecode").out();

    ToolRun run = ToolRun.of(written, "--split-input-file");

    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("module @\"\\0A// -----\\0A\" {");
  }

  @Test
  void noImplicitModule_severalOperations_isRejected() {
    assertThat(ToolRun.of("module {} module {}", "--no-implicit-module").err())
        .isEqualTo("<stdin>:0:0: error: source must contain a single top-level operation, found: 2\n");
  }

  @Test
  void help_always_listsFlagsPassesAndOptions() {
    String help = ToolRun.of("", "--help").out();

    assertThat(Flags.TABLE.flags())
        .allSatisfy(flag -> assertThat(help).contains("  " + flag.dashed()).contains(flag.help()));
    assertThat(ToolRun.lines(help)).contains(
        "      --fail-it                                              -   Fails",
        "        --on=<string>                                        - On which symbol to fail",
        "    =list                                                    -   display the results in a merged list sorted "
        + "by pass name");
  }

  @Test
  void flags_all_areSortedByName() {
    assertThat(Flags.TABLE.flags()).extracting(Flag::name).isSorted().doesNotHaveDuplicates();
  }

  @Test
  void verifyRoundtrip_validProgram_succeeds() {
    String program = "module @a {\n  \"test.a\"() {b = #test.c} : () -> () loc(\"d\")\n}\n\n";

    assertThat(ToolRun.of(program, "--verify-roundtrip", "--allow-unregistered-dialect"))
        .isEqualTo(new ToolRun(0, program.replace(" loc(\"d\")", ""), ""));
  }

  @Test
  void run_verifierDisabled_printsInvalidProgram() {
    String invalid = "\"builtin.module\"() ({\n}) : () -> ()";

    assertThat(ToolRun.of(invalid).status()).isEqualTo(1);
    assertThat(ToolRun.of(invalid, "--mlir-very-unsafe-disable-verifier-on-parsing").status()).isZero();
  }

  @Test
  void parse_passOptionWithTypingError_suggestsOption() {
    assertThat(ToolRun.of("", "--fail-it=onn=1").err()).isEqualTo("""
        <unknown>:0: error: <Pass-Options-Parser>: no such option onn

        <unknown>:0: note: did you mean 'on'?
        """);
    assertThat(ToolRun.of("", "--pass-pipeline=builtin.module(builtin.module(fail-it{onn}))").err())
        .endsWith("<unknown>:0: note: did you mean 'on'?\n");
  }

  @Test
  void parse_wrongPassOption_showsOptionsAsWritten() {
    assertThat(ToolRun.of("", "--pass-pipeline=builtin.module(fail-it{ off = f })").err()).isEqualTo("""
        <unknown>:0: error: <Pass-Options-Parser>: no such option off

        failed to add `fail-it` with options ` off = f `

        """);
  }

  @Test
  void parse_misspelledPass_suggestsSimilarPass() {
    assertThat(ToolRun.of("", "--pass-pipeline=builtin.module(fial-it)").err()).isEqualTo("""
        <unknown>:0: error: MLIR Textual PassPipeline Parser:1:1: error: 'fial-it' does not refer to a registered pass \
        or pass pipeline
        fial-it
        ^
        MLIR Textual PassPipeline Parser:1:1: note: did you mean 'fail-it'?

        """);
  }

  @Test
  void runReproducer_wrongPipeline_reportsItUnchanged() {
    String program = """
        module {}
        {-# external_resources: { mlir_reproducer: {
          pipeline: "builtin.module(nothing-like-it)", disable_threading: true, verify_each: true
        } } #-}
        """;
    assertThat(ToolRun.of(program, "--run-reproducer").err()).isEqualTo("""
        MLIR Textual PassPipeline Parser:1:1: error: 'nothing-like-it' does not refer to a registered pass or pass \
        pipeline
        nothing-like-it
        ^
        """);
  }

  @Test
  void showOp_ofKnownOperation_printsItsDocumentation() {
    assertThat(ToolRun.of("", "--show-op=builtin.module").out())
        .contains("  regions     bodyRegion  region with 1 blocks\n");
  }

  @Test
  void showOp_ofUnknownOperation_isAnError() {
    assertThat(ToolRun.of("", "--show-op=builtin.nothing")).isEqualTo(new ToolRun(
        1, "", "mortise-opt: for the --show-op option: there is no operation 'builtin.nothing'\n"));
  }
}
