// SPDX-License-Identifier: Apache-2.0
package org.mortise.benchmark;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.bytecode.BytecodeWriter;
import org.mortise.ir.bytecode.ProgramFiles;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.pipeline.Pipeline;
import org.mortise.pipeline.PipelineException;
import org.mortise.pipeline.PipelineParser;
import org.mortise.pipeline.PipelineRunner;
import org.mortise.pipeline.RunOptions;
import org.mortise.pipeline.Snapshot;

/** The steps of a run in one thread, each separately. Any error is an exception, so a wrong result is never timed. */
final class Compiler {
  private final Snapshot snapshot = Snapshot.ofClassPath(Compiler.class.getClassLoader());

  Operation parse(byte[] program) {
    return ProgramFiles.read(
        SourceText.of("benchmark", program), snapshot.context(), new ParserOptions(false), Compiler::fail);
  }

  void verify(Operation module) {
    IRVerifier.verify(module, Compiler::fail);
  }

  byte[] print(Operation module) {
    return IRPrinter.toBytes(module, PrinterOptions.DEFAULT);
  }

  byte[] write(Operation module) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      BytecodeWriter.write(module, BytecodeWriter.Options.DEFAULT, new Resources(), bytes, Compiler::fail);
    } catch (IOException impossible) { // in memory
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  /** Creates a pipeline of the passes with these names, in this order. */
  Pipeline pipeline(String... passes) {
    Pipeline pipeline = new Pipeline("builtin.module");
    try {
      for (String pass : passes) {
        PipelineParser.add(snapshot, pipeline, pass, "");
      }
    } catch (PipelineException wrong) {
      throw new IllegalArgumentException(Arrays.toString(passes), wrong);
    }
    return pipeline;
  }

  /** Runs a pipeline without verifying after the passes. */
  void run(Pipeline pipeline, Operation module) {
    RunOptions options = RunOptions.DEFAULTS.withThreads(1).withVerifyEach(false);
    new PipelineRunner(pipeline, options).run(module, Compiler::fail);
  }

  private static void fail(Diagnostic diagnostic) {
    throw new IllegalStateException(diagnostic.toString());
  }
}
