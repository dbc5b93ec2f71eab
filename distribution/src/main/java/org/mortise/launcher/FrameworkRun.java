// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.Consumer;
import java.util.jar.JarFile;
import org.apache.felix.framework.Felix;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.CommandLineTool;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.PassObserver;
import org.mortise.pipeline.osgi.BundleDiagnosis;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.wiring.FrameworkWiring;
import org.slf4j.LoggerFactory;

/**
 * Runs a tool on an OSGi framework (Felix) with all bundles of the installation.
 *
 * <p>The components of a bundle register before {@code start} returns. A tool that is absent after the last bundle has
 * started is therefore missing, and the launcher does not wait for it.
 */
final class FrameworkRun {
  /** The last version of SLF4J before 2. Bundles that were built for it work with version 2, too. */
  private static final String SLF4J_1 = "1.7.36";
  /** The packages that bundles may import from the launcher's class path, with the version of the slf4j-api in lib. */
  private static final String SYSTEM_PACKAGES =
      loggingPackages(LoggerFactory.class.getPackage().getImplementationVersion()) + "," + loggingPackages(SLF4J_1);

  private static final String RECORDER = "(mortise.task=record-deployment)";

  private final Installation installation;
  private final OptionalBundles optional;
  private final @Nullable File record;
  private final Consumer<String> problems;

  /**
   * @param record the file to record the deployed bundles in for runs without a framework, or null
   * @param problems receives the problems of bundles
   */
  FrameworkRun(
      Installation installation, OptionalBundles optional, @Nullable File record, Consumer<String> problems) {
    this.installation = installation;
    this.optional = optional;
    this.record = record;
    this.problems = problems;
  }

  /** Runs a tool once. The framework is never stopped, because the process ends with the run. */
  int run(String tool, String[] arguments, StandardStreams streams) throws IOException, LaunchException {
    try (Storage storage = Storage.create()) {
      BundleContext context = start(storage, tool).getBundleContext();
      int status =
          call(find(context, tool), Invocation.of(arguments, streams.in(), streams.out(), streams.err()));
      if (record != null) {
        record(context);
      }
      return status;
    } catch (BundleException e) {
      throw notStarted(e);
    }
  }

  /**
   * Starts a framework for any number of runs of a tool, until it is closed.
   *
   * @param folder the folder for its storage
   */
  RunningFramework open(String tool, Path folder) throws LaunchException {
    Storage storage = Storage.in(folder);
    Felix framework = null;
    try {
      framework = start(storage, tool);
      BundleContext context = framework.getBundleContext();
      if (record != null) {
        record(context);
      }
      return new RunningFramework(framework, find(context, tool), storage);
    } catch (BundleException e) {
      storage.close();
      throw notStarted(e);
    } catch (LaunchException noTool) {
      RunningFramework.stop(framework, storage);
      throw noTool;
    }
  }

  private static LaunchException notStarted(BundleException cause) {
    return new LaunchException("the framework does not start: " + cause.getMessage(), cause);
  }

  /** Starts the framework and all bundles. */
  private Felix start(Storage storage, String tool) throws BundleException {
    Felix framework = new Felix(configuration(storage, tool));
    framework.start();
    BundleContext context = framework.getBundleContext();
    for (File bundle : installation.bundles(tool)) {
      install(context, bundle);
    }
    for (File bundle : optional.jars()) {
      install(context, bundle);
    }
    framework.adapt(FrameworkWiring.class).resolveBundles(null); // faster than resolving one by one
    for (Bundle bundle : context.getBundles()) {
      start(context, bundle);
    }
    return framework;
  }

  private Map<String, Object> configuration(Storage storage, String tool) throws BundleException {
    Map<String, Object> configuration = new HashMap<>();
    configuration.put(Constants.FRAMEWORK_STORAGE, storage.path());
    configuration.put(Constants.FRAMEWORK_SYSTEMPACKAGES_EXTRA, SYSTEM_PACKAGES
        + exports(installation.libraries(tool)));
    // several deployed jars may contain the same bundle: the registry uses the first, after its removal another one
    configuration.put(Constants.FRAMEWORK_BSNVERSION, Constants.FRAMEWORK_BSNVERSION_MULTIPLE);
    configuration.put(BundleDiagnosis.DEPLOY_FOLDER, installation.deployFolder().getAbsolutePath());
    configuration.put("felix.cache.locking", "false");
    configuration.put("felix.log.logger", new FrameworkLog());
    configuration.put("felix.resolver.parallelism", "1");
    configuration.put("felix.service.urlhandlers", "false");
    configuration.put("ds.loglevel", "0"); // the registry reports components that cannot be created
    if (installation.isLongLived(tool)) {
      configuration.putAll(deployment(storage));
    } else if (record != null) {
      configuration.put("mortise.deploy.record", record.getPath());
      configuration.put("mortise.deploy.jars", lines(installation.deployedBundles()));
    }
    configuration.putAll(optional.properties());
    return configuration;
  }

  /**
   * Returns the configuration of File Install, which is among the bundles of long-lived tools. It logs nothing, because
   * the registry reports problems. It polls the folder, because the file system sends no event when the folder is
   * recreated, or is on another machine.
   */
  private Map<String, String> deployment(Storage storage) {
    return Map.of(
        "felix.fileinstall.dir", installation.deployFolder().getAbsolutePath(),
        "felix.fileinstall.tmpdir", storage.path() + File.separator + "deploy",
        "felix.fileinstall.disableNio2", "true",
        "felix.fileinstall.filter", ".*\\.(jar|cfg|irdl\\.mlir)", // a file PID.cfg is a configuration
        "felix.fileinstall.poll", "250",
        "felix.fileinstall.noInitialDelay", "true",
        "felix.fileinstall.bundles.startTransient", "true",
        "felix.fileinstall.bundles.updateWithListeners", "true",
        "felix.fileinstall.log.level", "0");
  }

  private static String lines(List<File> files) {
    StringJoiner lines = new StringJoiner("\n");
    files.forEach(file -> lines.add(file.getPath()));
    return lines.toString();
  }

  private void install(BundleContext context, File bundle) {
    try {
      context.installBundle("reference:" + bundle.toURI());
    } catch (BundleException e) {
      problems.accept(refusal(bundle.getName(), e));
    }
  }

  private void start(BundleContext context, Bundle bundle) {
    if (bundle.getBundleId() == Constants.SYSTEM_BUNDLE_ID || BundleDiagnosis.isFragment(bundle)) {
      return;
    }
    try {
      bundle.start(Bundle.START_TRANSIENT); // no later run reads the persistent start state
    } catch (BundleException e) {
      String problem = new BundleDiagnosis(context).problem(bundle);
      problems.accept(problem != null ? problem : refusal(BundleDiagnosis.name(bundle), e));
      uninstall(bundle); // its problem has been reported
    }
  }

  private void uninstall(Bundle bundle) {
    try {
      bundle.uninstall();
    } catch (BundleException e) {
      problems.accept(bundle.getSymbolicName() + " cannot be uninstalled: " + e.getMessage());
    }
  }

  /** Describes the failure of one bundle, which must not prevent the others from running. */
  private static String refusal(String bundle, BundleException problem) {
    Throwable cause = problem.getCause() == null ? problem : problem.getCause();
    return bundle + " is not used: " + cause.getMessage() + "; fix it, or remove it from deploy";
  }

  /** Records the deployed bundles. This is a service of the pipeline bundle. */
  private static void record(BundleContext context) {
    try {
      for (ServiceReference<Runnable> task : context.getServiceReferences(Runnable.class, RECORDER)) {
        context.getService(task).run();
      }
    } catch (InvalidSyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static Object find(BundleContext context, String tool) throws LaunchException {
    String filter = "(" + CommandLineTool.NAME_PROPERTY + "=" + tool + ")";
    try {
      Collection<ServiceReference<?>> found = references(context, filter);
      for (ServiceReference<?> reference : found) {
        Object service = context.getService(reference);
        if (service != null) {
          return service;
        }
      }
    } catch (InvalidSyntaxException e) {
      throw new IllegalStateException("not a tool name: " + tool, e);
    }
    throw new LaunchException("no bundle of this installation has the tool '" + tool + "'");
  }

  private static Collection<ServiceReference<?>> references(BundleContext context, String filter)
      throws InvalidSyntaxException {
    ServiceReference<?>[] found = context.getAllServiceReferences(CommandLineTool.class.getName(), filter);
    return found == null ? List.of() : List.of(found);
  }

  /**
   * Calls the tool by reflection, because the bundle's {@link CommandLineTool} is not the class on the launcher's class
   * path. Therefore an observer is not passed on.
   */
  static int call(Object service, Invocation call) throws IOException, LaunchException {
    try {
      Class<?> invocation = twin(service, Invocation.class);
      Object same = invocation
          .getConstructor(String[].class, Path.class, InputStream.class, OutputStream.class, OutputStream.class,
              twin(service, PassObserver.class), int.class)
          .newInstance(
              call.arguments(), call.directory(), call.in(), call.out(), call.err(), null, call.threads());
      Method run = twin(service, CommandLineTool.class).getMethod("run", invocation);
      return (Integer) run.invoke(service, same);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof IOException problem) {
        throw problem;
      }
      if (e.getCause() instanceof Error problem) {
        throw problem;
      }
      throw (RuntimeException) e.getCause();
    } catch (ReflectiveOperationException e) {
      throw new LaunchException("the tool does not fit this launcher: " + e.getMessage(), e);
    }
  }

  /** Returns the bundle's class with the same name as a class of the launcher. */
  private static Class<?> twin(Object service, Class<?> ours) throws ClassNotFoundException {
    return Class.forName(ours.getName(), false, service.getClass().getClassLoader());
  }

  /**
   * Returns the packages of a tool's libraries, which the launcher's class path provides instead of bundles. They load
   * faster from there, because the archive of classes contains them.
   */
  private static String exports(List<File> libraries) throws BundleException {
    StringBuilder exports = new StringBuilder();
    for (File library : libraries) {
      try (JarFile jar = new JarFile(library)) {
        String header = jar.getManifest().getMainAttributes().getValue(Constants.EXPORT_PACKAGE);
        exports.append(header == null ? "" : "," + header.replaceAll(";uses:=\"[^\"]*\"", ""));
      } catch (IOException e) {
        throw new BundleException("cannot read " + library, e);
      }
    }
    return exports.toString();
  }

  private static String loggingPackages(String version) {
    StringJoiner text = new StringJoiner(",");
    for (String name : List.of("org.slf4j", "org.slf4j.event", "org.slf4j.helpers", "org.slf4j.spi")) {
      text.add(name + ";version=\"" + version + '"');
    }
    return text.toString();
  }
}
