// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi;

import java.io.File;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.launcher.Surroundings;
import org.mortise.pipeline.CommandLineTool;
import org.mortise.pipeline.Pipeline;
import org.mortise.pipeline.PipelineException;
import org.mortise.pipeline.PipelineParser;
import org.mortise.pipeline.PipelineRunner;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.RunOptions;
import org.mortise.pipeline.Snapshot;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.wiring.FrameworkWiring;

/** Helpers for tests inside the framework, which install bundles and run pipelines. */
final class Inside {
  private static final Duration COLLECTIONS = Duration.ofSeconds(20);

  private Inside() {}

  /**
   * Returns the bundle context. It is not a field, because test classes are also created outside, where there is no
   * bundle.
   */
  static BundleContext context() {
    return FrameworkUtil.getBundle(Inside.class).getBundleContext();
  }

  static Snapshot snapshot() {
    return service(Registry.class).current();
  }

  static <T> T service(Class<T> type) {
    return context().getService(context().getServiceReference(type));
  }

  /** Returns the tool of this name. */
  static CommandLineTool tool(String name) throws InvalidSyntaxException {
    String filter = "(" + CommandLineTool.NAME_PROPERTY + "=" + name + ")";
    return context().getService(context().getServiceReferences(CommandLineTool.class, filter).iterator().next());
  }

  /** Installs a sample bundle and starts it. */
  static Bundle start(String sample) throws BundleException {
    Bundle bundle = context().installBundle("reference:" + jar(sample).toURI());
    bundle.start();
    return bundle;
  }

  /** Returns the jar that {@link SampleBundles} has built in this virtual machine. */
  static File jar(String sample) {
    return new File("target/sample-bundles/" + ProcessHandle.current().pid(), sample + ".jar");
  }

  /** Rewires all bundles that use an updated or uninstalled bundle, and waits for the end of the rewiring. */
  static void refreshPackages() throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    context().getBundle(Constants.SYSTEM_BUNDLE_LOCATION).adapt(FrameworkWiring.class)
        .refreshBundles(null, event -> done.countDown());
    if (!done.await(Surroundings.PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
      throw new AssertionError("packages are not refreshed");
    }
  }

  /** Collects garbage until the condition is true, or a time limit is reached. */
  static boolean comesTrueAfterCollections(BooleanSupplier condition) throws InterruptedException {
    long begin = System.nanoTime();
    for (int i = 0; !condition.getAsBoolean(); i++) {
      if (i >= 50 && System.nanoTime() - begin > COLLECTIONS.toNanos()) {
        return false;
      }
      System.gc();
      Thread.sleep(20);
    }
    return true;
  }

  static Bundle bundle(String symbolicName) {
    for (Bundle bundle : context().getBundles()) {
      if (symbolicName.equals(bundle.getSymbolicName())) {
        return bundle;
      }
    }
    throw new AssertionError("no bundle " + symbolicName);
  }

  /** Returns the program after the pipeline, or the diagnostics if there was an error. */
  static String run(Snapshot snapshot, String pipeline, String program) throws PipelineException {
    SourceText source = SourceText.of("test", program);
    DiagnosticPrinter printer = new DiagnosticPrinter().addSource(source);
    StringBuilder reported = new StringBuilder();
    DiagnosticHandler diagnostics = diagnostic -> reported.append(printer.print(diagnostic));
    Operation module = IRParser.parse(source, snapshot.context(), ParserOptions.STRICT, diagnostics);
    Pipeline passes = PipelineParser.parse(snapshot, "builtin.module(" + pipeline + ")");
    if (module == null || !new PipelineRunner(passes, RunOptions.DEFAULTS).run(module, diagnostics)) {
      return reported.toString();
    }
    return IRPrinter.toString(module);
  }
}
