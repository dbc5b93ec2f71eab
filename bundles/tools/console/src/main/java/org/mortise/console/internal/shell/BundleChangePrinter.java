// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.io.PrintStream;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.jline.reader.LineReader;
import org.mortise.console.internal.Origin;
import org.mortise.ir.Dialect;
import org.mortise.pipeline.Registry;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleListener;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceListener;

/** Prints changes of bundles, and log messages, above the prompt. Holds no references to bundles. */
final class BundleChangePrinter implements AutoCloseable {
  /** The delay after the last event, in milliseconds. Bundles change in groups, and their services follow later. */
  private static final long QUIET = 300;
  /** The polling interval, in milliseconds, for files in the deployment folder that are not bundles. */
  private static final long PERIOD = 500;

  private final BundleContext bundles;
  private final Registry registry;
  private final LineReader reader;
  private final PrintStream out;
  private final BundleListener listener = event -> schedule();
  /** Dialects of files are added and removed without an event of a bundle. */
  private final ServiceListener dialectListener = event -> schedule();
  private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(work -> {
    Thread thread = new Thread(work, "mortise bundle changes");
    thread.setDaemon(true);
    return thread;
  });
  private final Logger root = Logger.getLogger("");
  private final Handler[] handlers = root.getHandlers();
  private final Handler log = new LogHandler();
  private ScheduledFuture<?> next;
  private Map<String, String> known = Map.of();

  BundleChangePrinter(BundleContext bundles, Registry registry, LineReader reader, PrintStream out) {
    this.out = out;
    this.bundles = bundles;
    this.registry = registry;
    this.reader = reader;
    for (Handler handler : handlers) {
      root.removeHandler(handler);
    }
    root.addHandler(log);
    clock.execute(() -> known = Origin.contents(registry.current())); // while the user reads the prompt
    clock.scheduleWithFixedDelay(this::reportProblems, PERIOD, PERIOD, TimeUnit.MILLISECONDS);
    bundles.addBundleListener(listener);
    addListener(bundles);
  }

  private void addListener(BundleContext context) {
    try {
      context.addServiceListener(dialectListener, "(objectClass=" + Dialect.class.getName() + ")");
    } catch (InvalidSyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Lets the registry log new problems, unless bundles are changing. There is no event for a broken file. */
  private void reportProblems() {
    try {
      if (isQuiet()) {
        registry.current();
      }
    } catch (IllegalStateException stopped) {
      clock.shutdown(); // the framework ends
    }
  }

  private synchronized boolean isQuiet() {
    return next == null || next.isDone();
  }

  private synchronized void schedule() {
    if (next != null) {
      next.cancel(false);
    }
    next = clock.schedule(this::printChanges, QUIET, TimeUnit.MILLISECONDS);
  }

  private void printChanges() {
    Map<String, String> now = Origin.contents(registry.current());
    known.forEach((bundle, contents) -> {
      if (!contents.equals(now.get(bundle))) {
        print("- " + bundle + ": " + contents);
      }
    });
    now.forEach((bundle, contents) -> {
      if (!contents.equals(known.get(bundle))) {
        print("+ " + bundle + ": " + contents);
      }
    });
    known = now;
  }

  /** Prints above the prompt, or among the output of the running command. */
  void print(String text) {
    if (reader.isReading()) {
      reader.printAbove(text);
    } else {
      out.println(text);
    }
  }

  @Override
  public void close() {
    bundles.removeBundleListener(listener);
    bundles.removeServiceListener(dialectListener);
    clock.shutdownNow();
    root.removeHandler(log);
    for (Handler handler : handlers) {
      root.addHandler(handler);
    }
  }

  /** Prints log messages above the prompt, where they do not disturb the line being edited. */
  private final class LogHandler extends Handler {
    private final Formatter formatter = handlers.length == 0 ? new SimpleFormatter() : handlers[0].getFormatter();

    @Override
    public void publish(LogRecord message) {
      if (isLoggable(message)) {
        print(formatter.format(message).stripTrailing());
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
