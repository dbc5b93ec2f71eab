// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal.bytecode;

import com.google.auto.service.AutoService;
import org.mortise.dialect.test.TestDialectVersion;
import org.mortise.ir.BytecodeOverride;
import org.mortise.ir.Operation;
import org.mortise.ir.bytecode.BytecodeReader;
import org.mortise.ir.bytecode.BytecodeWriter;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.osgi.service.component.annotations.Component;

/**
 * The pass {@code test-bytecode-roundtrip}: writes the program as bytecode with encodings that override those of
 * dialects, and prints the program read from it. The program does not change.
 */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class RoundTripPass implements PassFactory {
  private static final String NAMESPACE = "test";
  private static final PassOption<TestDialectVersion> VERSION = new PassOption<>(
      "test-dialect-version", "Specifies the test dialect version to emit and parse", "<value>",
      TestDialectVersion.CURRENT, RoundTripPass::parseVersion, TestDialectVersion::toString);
  private static final PassOption<Long> KIND = new PassOption<>(
      "test-kind", "Specifies the test kind to execute", "<int>", 0L, RoundTripPass::parseKind, String::valueOf);
  private static final PassSpec SPEC =
      PassSpec.of("test-bytecode-roundtrip", "Test pass to implement bytecode roundtrip tests.")
          .withLocalTitle("TestBytecodeRoundtripPass")
          .withOptions(VERSION, KIND);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    TestDialectVersion version = options.get(VERSION);
    int kind = options.get(KIND).intValue();
    return (op, run) -> run(op, run, version, Overrides.of(kind, version, run));
  }

  private static TestDialectVersion parseVersion(String text) {
    try {
      return TestDialectVersion.parse(text);
    } catch (NumberFormatException wrong) {
      throw new IllegalArgumentException("Invalid argument '" + text + "'", wrong);
    }
  }

  private static Long parseKind(String text) {
    if (text.length() != 1 || text.charAt(0) < '0' || text.charAt(0) >= '0' + Overrides.KINDS) {
      throw new IllegalArgumentException("'" + text + "' is not a test kind from 0 to " + (Overrides.KINDS - 1));
    }
    return (long) (text.charAt(0) - '0');
  }

  private static void run(Operation op, PassRun run, TestDialectVersion version, BytecodeOverride override) {
    BytecodeWriter.Options writing =
        BytecodeWriter.Options.DEFAULT.withDialectVersion(NAMESPACE, version).withOverride(override);
    byte[] bytes = BytecodeWriter.toBytes(op, writing, new Resources(), run::emit);
    if (bytes == null) {
      return;
    }
    Operation read = BytecodeReader.read(SourceText.of("-", bytes), op.context(), ParserOptions.PERMISSIVE, override,
        run::emit, new Resources());
    if (read == null) {
      run.emit(op.error("failed to read bytecode"));
    } else {
      run.print(PassOutput.Channel.STANDARD, read + "\n");
    }
  }
}
