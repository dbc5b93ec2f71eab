// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.bytecode.BytecodeReader;
import org.mortise.ir.bytecode.ProgramFiles;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;

/** One run of a pipeline for {@link Mortise}. */
final class Execution {
  private final Snapshot snapshot;
  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private final @Nullable RunListeners listeners;
  private final DiagnosticHandler handler;

  Execution(Snapshot snapshot, boolean wantsRemarks) {
    this.snapshot = snapshot;
    this.listeners = snapshot.listeners();
    this.handler = listeners == null ? diagnostics::add : listeners.before(diagnostics::add, wantsRemarks);
    for (String problem : snapshot.problems()) {
      handler.handle(new Diagnostic(Severity.WARNING, UnknownLoc.of(snapshot.context()), problem));
    }
  }

  Compilation run(String pipeline, SourceText source, RunOptions options) {
    Pipeline steps = steps(pipeline);
    Operation module = steps == null ? null : read(source);
    return module == null ? failure() : run(steps, module, options);
  }

  Compilation run(String pipeline, Operation op, RunOptions options) {
    if (op.context() != snapshot.context()) {
      handler.handle(Diagnostic.error(op.location(), "the operation was built with another snapshot, whose dialects "
          + "differ from those of the passes; keep the snapshot, and run the pipeline with Mortise.of(snapshot)"));
      return failure();
    }
    Pipeline steps = steps(pipeline);
    return steps == null || !isValid(op) ? failure() : run(steps, op, options);
  }

  private Compilation run(Pipeline steps, Operation op, RunOptions options) {
    RunOptions running = listeners == null ? options : listeners.added(options);
    boolean done = new PipelineRunner(steps, running).run(op, handler);
    return new Compilation(done ? op : null, diagnostics);
  }

  private Compilation failure() {
    return new Compilation(null, diagnostics);
  }

  private @Nullable Pipeline steps(String pipeline) {
    try {
      return PipelineParser.parse(snapshot, pipeline);
    } catch (PipelineException wrong) {
      handler.handle(wrong.toDiagnostic(snapshot.context()));
      return null;
    }
  }

  private @Nullable Operation read(SourceText source) {
    try {
      Operation module = ProgramFiles.read(source, snapshot.context(), ParserOptions.STRICT, handler);
      if (module == null) {
        return null;
      }
      DiagnosticHandler noting = BytecodeReader.noting(source, snapshot.context(), handler);
      return IRVerifier.verify(module, noting) ? module : null;
    } catch (RuntimeException | Error fault) {
      handler.handle(DialectFault.of("reading", source.name(), snapshot, fault));
      return null;
    }
  }

  private boolean isValid(Operation op) {
    try {
      return IRVerifier.verify(op, handler);
    } catch (RuntimeException | Error fault) {
      handler.handle(DialectFault.of("verifying", "in-memory", snapshot, fault));
      return false;
    }
  }
}
