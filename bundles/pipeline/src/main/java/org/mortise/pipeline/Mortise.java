// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The entry point for embedding: reads and verifies a program and runs a pipeline on it. Nothing is printed, and no
 * exception is thrown for a wrong program or a wrong pipeline; the {@link Compilation} has the diagnostics.
 *
 * <p>In a framework this is a service, whose {@link #snapshot} changes with the bundles. Plain Java programs use
 * {@link #ofClassPath}. Safe for use by several threads.
 */
@ProviderType
public interface Mortise {
  /**
   * Returns an instance with all dialects and passes that the class loader finds. Creation is cheap; the instance
   * should be reused for further runs.
   */
  static Mortise ofClassPath(ClassLoader loader) {
    Snapshot snapshot = Snapshot.ofClassPath(loader);
    return () -> snapshot;
  }

  /** Returns the current dialects and passes. */
  Snapshot snapshot();

  /** Runs a pipeline like {@link #run(String, SourceText, RunOptions)} with {@link RunOptions#DEFAULTS}. */
  default Compilation run(String pipeline, SourceText source) {
    return run(pipeline, source, RunOptions.DEFAULTS);
  }

  /**
   * Reads and verifies a program and runs a pipeline on it.
   *
   * @param pipeline the pipeline, such as {@code builtin.module(canonicalize,func.func(cse))}
   * @param source the program
   * @param options the options of the run
   */
  default Compilation run(String pipeline, SourceText source, RunOptions options) {
    Snapshot now = snapshot();
    List<Diagnostic> diagnostics = new ArrayList<>();
    Pipeline steps;
    try {
      steps = PipelineParser.parse(now, pipeline);
    } catch (PipelineException wrong) {
      diagnostics.add(Diagnostic.error(UnknownLoc.of(now.context()), wrong.getMessage()));
      return new Compilation(null, diagnostics);
    }
    Operation module;
    try {
      module = IRParser.parse(source, now.context(), ParserOptions.STRICT, diagnostics::add);
      module = module != null && IRVerifier.verify(module, diagnostics::add) ? module : null;
    } catch (RuntimeException | Error fault) {
      diagnostics.add(DialectFault.of("reading", source.name(), now, fault));
      return new Compilation(null, diagnostics);
    }
    boolean done = module != null && new PipelineRunner(steps, options).run(module, diagnostics::add);
    return new Compilation(done ? module : null, diagnostics);
  }
}
