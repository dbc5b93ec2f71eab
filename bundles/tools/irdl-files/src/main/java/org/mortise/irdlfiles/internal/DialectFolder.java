// SPDX-License-Identifier: Apache-2.0
package org.mortise.irdlfiles.internal;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Dictionary;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.FileReason;
import org.mortise.ir.text.SourceText;
import org.mortise.irdlfiles.DeployedDialects;
import org.mortise.pipeline.DialectDefinitions;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.Snapshot;
import org.osgi.annotation.bundle.Capability;
import org.osgi.framework.BundleContext;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceEvent;
import org.osgi.framework.ServiceListener;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.ServiceRegistration;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;

/**
 * Registers the dialects of files. Problems are published as a property of a separate service, for the registry.
 */
@Component(service = {}, immediate = true)
@Capability(namespace = "osgi.service", attribute = "objectClass:List<String>=org.mortise.irdlfiles.DeployedDialects")
public final class DialectFolder implements DeployedDialects {
  private static final String PROBLEMS = "mortise.problems";
  /** The syntax that files of the dialect {@code ods} can need; its bundle may be missing. */
  private static final String SYNTAX = "org.mortise.dialect.ods.SyntaxLibrary";

  /** The dialects of a file, by their namespaces: none if the file has a problem. */
  private record Deployed(
      long modified, long length, Map<String, ServiceRegistration<Dialect>> dialects, @Nullable String problem) {}

  private final BundleContext bundles;
  private final ServiceReference<Registry> registry;
  private final Map<File, Deployed> files = new LinkedHashMap<>();
  private final ServiceListener listener = this::dialectChanged;
  private final ServiceRegistration<DeployedDialects> registration;
  private final ExecutorService retries = Executors.newSingleThreadExecutor(work -> {
    Thread thread = new Thread(work, "mortise dialect files");
    thread.setDaemon(true);
    return thread;
  });
  private final AtomicBoolean isRetrying = new AtomicBoolean();
  private volatile boolean hasProblems;

  /** Registers this service. Causes no other work until a file is deployed. */
  @Activate
  public DialectFolder(BundleContext bundles, @Reference ServiceReference<Registry> registry)
      throws InvalidSyntaxException {
    this.bundles = bundles;
    this.registry = registry;
    bundles.addServiceListener(
        listener, "(|(objectClass=" + Dialect.class.getName() + ")(objectClass=" + SYNTAX + "))");
    registration = bundles.registerService(DeployedDialects.class, this, null);
  }

  @Deactivate
  void close() {
    bundles.removeServiceListener(listener);
    retries.shutdownNow();
    registration.unregister();
    synchronized (this) {
      files.values().forEach(DialectFolder::unregister);
      files.clear();
    }
  }

  @Override
  public synchronized @Nullable String deploy(File file) {
    Deployed before = files.get(file);
    if (before != null && before.modified == file.lastModified() && before.length == file.length()) {
      return before.problem;
    }
    Deployed now = load(file, before);
    files.put(file, now);
    updateProblems();
    return now.problem;
  }

  @Override
  public synchronized boolean withdraw(File file) {
    Deployed before = files.remove(file);
    if (before != null) {
      unregister(before);
      updateProblems();
    }
    return before != null;
  }

  private static void unregister(Deployed file) {
    file.dialects.values().forEach(ServiceRegistration::unregister);
  }

  /** Reads a file, and replaces the dialects of its former version. */
  private Deployed load(File file, @Nullable Deployed before) {
    List<String> problems = new ArrayList<>();
    long modified = file.lastModified();
    long length = file.length();
    List<Dialect> dialects = read(file, before, problems);
    Map<String, ServiceRegistration<Dialect>> registered = new LinkedHashMap<>();
    if (before != null) {
      unregister(before);
    }
    for (Dialect dialect : dialects) {
      registered.put(dialect.namespace(), bundles.registerService(Dialect.class, dialect, null));
    }
    String problem = problems.isEmpty() ? null
        : file.getName() + " is not used: " + problems.get(0)
            + (problems.size() == 1 ? "" : " (and " + (problems.size() - 1) + " more)") + "; fix it, or remove it";
    return new Deployed(modified, length, registered, problem);
  }

  /** Reads a file in a context without the dialects of its former version. */
  private List<Dialect> read(File file, @Nullable Deployed before, List<String> problems) {
    try {
      SourceText text = SourceText.read(file.toPath());
      Set<String> former = before == null ? Set.of() : before.dialects.keySet();
      Snapshot snapshot = Snapshot.builder(bundles.getService(registry).current(), former).build();
      List<Dialect> dialects =
          DialectDefinitions.read(text, snapshot.context(), diagnostic -> problems.add(line(diagnostic)));
      return dialects == null ? List.of() : dialects;
    } catch (IOException unreadable) {
      problems.add(FileReason.of(unreadable));
    } catch (RuntimeException | StackOverflowError fault) {
      problems.add("internal fault: " + fault);
    }
    return List.of();
  }

  private static String line(Diagnostic diagnostic) {
    FileLineColLoc place = DiagnosticPrinter.placeOf(diagnostic.location());
    return (place == null ? "" : place.file() + ":" + place.line() + ":" + place.column() + ": ")
        + diagnostic.message();
  }

  private void updateProblems() {
    List<String> problems = new ArrayList<>();
    for (Deployed file : files.values()) {
      if (file.problem != null) {
        problems.add(file.problem);
      }
    }
    hasProblems = !problems.isEmpty();
    Dictionary<String, Object> properties = new Hashtable<>();
    if (hasProblems) {
      properties.put(PROBLEMS, problems.toArray(new String[0]));
    }
    registration.setProperties(properties);
  }

  /** The caller may hold locks, so that files are read by another thread. */
  private void dialectChanged(ServiceEvent event) {
    if (!hasProblems || !isRetrying.compareAndSet(false, true)) {
      return;
    }
    try {
      retries.execute(this::retry);
    } catch (RejectedExecutionException closed) {
      // the bundle stops
    }
  }

  private synchronized void retry() {
    isRetrying.set(false);
    boolean changed = false;
    for (Map.Entry<File, Deployed> entry : files.entrySet()) {
      if (entry.getValue().problem != null) {
        Deployed again = load(entry.getKey(), entry.getValue());
        changed |= !String.valueOf(again.problem).equals(entry.getValue().problem);
        entry.setValue(again);
      }
    }
    if (changed) {
      updateProblems();
    }
  }
}
