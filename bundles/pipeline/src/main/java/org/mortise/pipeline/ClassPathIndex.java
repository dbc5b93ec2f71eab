// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.io.File;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.InterfaceAttachment;
import org.mortise.ir.OpInterface;
import org.slf4j.LoggerFactory;

/**
 * Caches in a file the services that {@link ServiceLoader} finds on a class path of jars. With it, a short run neither
 * opens every jar nor loads the class of every dialect, interface implementation and pass; it loads the classes that it
 * uses.
 *
 * <p>If the file is missing, damaged, or describes other jars or other versions of them, {@code ServiceLoader} is used
 * and the file is rewritten, unless services could not be loaded. The file may be deleted at any time, and several
 * processes may share it.
 *
 * <p>A changed jar is not detected if its size and its time stamp are unchanged. A class path with a folder of classes
 * is searched at each run. Opening the index costs two file-system queries per jar and is linear in the size of the
 * file.
 */
public final class ClassPathIndex implements AutoCloseable {
  private static final String TOOL = "tool";

  private final ClassLoader loader;
  private final Map<String, String> tools = new HashMap<>();
  private final Snapshot snapshot;
  private final @Nullable DeployedBundles deployed;

  private ClassPathIndex(String text, ClassLoader loader, @Nullable DeployedBundles deployed) {
    this.loader = loader;
    this.deployed = deployed;
    Snapshot.Builder parts = Snapshot.builder();
    int start = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      add(parts, ServiceLines.words(text, start, end));
      start = end + 1;
    }
    if (deployed != null) {
      deployed.addTo(parts, loader);
    }
    this.snapshot = parts.build();
  }

  private void add(Snapshot.Builder parts, List<String> line) {
    if (line.get(0).equals(TOOL)) {
      tools.putIfAbsent(line.get(2), line.get(1));
    } else {
      ServiceLines.add(parts, line, loader);
    }
  }

  /**
   * Opens the index, or builds it.
   *
   * @param file the index file
   * @param classPath the jars of {@code loader}, as in the system property {@code java.class.path}
   * @param loader the class loader of the services
   */
  public static ClassPathIndex open(File file, String classPath, ClassLoader loader) {
    return open(file, classPath, loader, null);
  }

  /**
   * Opens the index like {@link #open(File, String, ClassLoader)} and adds the services of deployed bundles.
   *
   * @param deployed the bundles, or null for none
   */
  public static ClassPathIndex open(
      File file, String classPath, ClassLoader loader, @Nullable DeployedBundles deployed) {
    IndexFile kept = new IndexFile(file, IndexFile.jars(classPath));
    String text = kept.read();
    if (text == null) {
      Snapshot all = Snapshot.ofClassPath(loader);
      all.problems().forEach(LoggerFactory.getLogger(ClassPathIndex.class)::warn);
      text = collect(all, loader);
      if (all.problems().isEmpty()) { // otherwise the next run reports them again
        kept.write(text);
      }
    }
    return new ClassPathIndex(text, loader, deployed);
  }

  /**
   * Creates the tool with a name, with a registry of this class path if the tool has a constructor for one. Returns
   * null if there is no such tool.
   */
  public @Nullable CommandLineTool tool(String name) {
    String type = tools.get(name);
    if (type == null) {
      return null;
    }
    try {
      Class<?> found = Class.forName(type, true, loader);
      try {
        return (CommandLineTool) found.getConstructor(Registry.class).newInstance(new Fixed(snapshot));
      } catch (NoSuchMethodException plain) {
        return (CommandLineTool) found.getConstructor().newInstance();
      }
    } catch (ReflectiveOperationException broken) {
      throw new IllegalStateException(type + " cannot be made", broken);
    }
  }

  /**
   * Returns a snapshot of the dialects, interface implementations, passes, pipelines and analyses. Each is created at
   * its first use.
   */
  public Snapshot snapshot() {
    return snapshot;
  }

  /** Closes the jars of the deployed bundles. No run may use the snapshot any more. */
  @Override
  public void close() {
    if (deployed != null) {
      deployed.close();
    }
  }

  private static String collect(Snapshot all, ClassLoader loader) {
    StringBuilder text = new StringBuilder();
    for (CommandLineTool tool : ServiceLoader.load(CommandLineTool.class, loader)) {
      ServiceLines.append(text, TOOL, tool, List.of(tool.name()));
    }
    all.dialects().forEach(dialect -> ServiceLines.append(text, dialect));
    OpInterface last = null;
    for (InterfaceAttachment attachment : all.attachments()) {
      if (attachment.implementation() != last) { // the attachments of one object are adjacent
        last = attachment.implementation();
        ServiceLines.append(text, last);
      }
    }
    all.passes().forEach(pass -> ServiceLines.append(text, pass));
    all.pipelines().forEach(pipeline -> ServiceLines.append(text, pipeline));
    all.analyses().forEach(analysis -> ServiceLines.append(text, analysis));
    return text.toString();
  }

  private record Fixed(Snapshot current) implements Registry {}
}
