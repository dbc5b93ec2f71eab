// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import org.mortise.ir.MlirVersion;
import org.mortise.ir.Operation;
import org.mortise.ir.bytecode.BytecodeReader;
import org.mortise.ir.bytecode.ProgramFiles;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.opt.internal.observe.RecordedBundles;
import org.mortise.opt.internal.observe.RecordedVersion;
import org.mortise.opt.internal.observe.Reproducer;
import org.mortise.pipeline.DialectFault;

/** Reads and verifies a program. */
final class ReadStage implements Stage {
  private final RunContext context;
  private final ParserOptions reading;

  ReadStage(RunContext context) {
    this.context = context;
    this.reading = new ParserOptions(context.options().isOn(SharedFlags.ALLOW_UNREGISTERED),
        !context.options().isOn(Flags.NO_IMPLICIT_MODULE), context.threads());
  }

  /** Returns the resources for a file, which are filled while it is read. */
  Resources emptyResources() {
    Resources resources = new Resources();
    if (context.options().isOn(Flags.RUN_REPRODUCER)) {
      resources.expectExternal(Reproducer.SECTION, Reproducer.KEYS);
    }
    return resources;
  }

  @Override
  public String title() {
    return "Parser";
  }

  @Override
  public boolean run(Part part) {
    try {
      return read(part);
    } catch (RuntimeException | Error fault) {
      part.output.handle(DialectFault.of("reading", part.text.name(), context.snapshot(), fault));
      return false;
    }
  }

  private boolean read(Part part) {
    OptOptions options = context.options();
    Resources resources = part.output.resources();
    part.version = version(part.text);
    ParserOptions reading = this.reading.withVersion(part.version);
    Operation program = ProgramFiles.read(part.text, context.snapshot().context(), reading, part.output, resources);
    if (program == null || !options.isOn(Flags.NO_PARSE_VERIFIER) && !verify(program, part)) {
      return false;
    }
    part.program = program;
    if (options.isOn(Flags.VERIFY_ROUNDTRIP) && !RoundTrip.check(program, resources, reading, part.output)) {
      return false;
    }
    if (options.isOn(Flags.RUN_REPRODUCER)) {
      resources.removeExternal(RecordedBundles.SECTION);
      resources.removeExternal(RecordedVersion.SECTION);
      part.reproducer = resources.removeExternal(Reproducer.SECTION);
    }
    return true;
  }

  /** A reproducer has the version of its run, unless another one is stated. */
  private MlirVersion version(SourceText text) {
    OptOptions options = context.options();
    MlirVersion recorded = options.isOn(Flags.RUN_REPRODUCER) && !options.isGiven(Flags.MLIR_VERSION)
        ? RecordedVersion.of(text, context.snapshot().context()) : null;
    return recorded == null ? Printing.version(options) : recorded;
  }

  private boolean verify(Operation program, Part part) {
    return IRVerifier.verify(
        program, BytecodeReader.noting(part.text, context.snapshot().context(), part.output), context.threads());
  }
}
