// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.io.File;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Dialect;
import org.mortise.ir.InterfaceAttachment;
import org.mortise.ir.Lazy;
import org.mortise.ir.OpInterface;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PipelineProvider;

/**
 * Caches in a file the services that {@link ServiceLoader} finds on a class path of jars. With it, a short run neither
 * opens every jar nor loads the class of every dialect, interface implementation and pass; it loads the classes that it
 * uses.
 *
 * <p>If the file is missing, damaged, or describes other jars or other versions of them, {@code ServiceLoader} is used
 * and the file is written anew. The file may be deleted at any time, and several processes may share it.
 *
 * <p>A changed jar is not detected if its size and its time stamp are unchanged. Folders of classes are not supported.
 * Opening the index costs two file-system queries per jar and is linear in the size of the file.
 */
public final class ClassPathIndex {
  private static final String TOOL = "tool";
  private static final String DIALECT = "dialect";
  private static final String SERVES = "serves";
  private static final String PASS = "pass";
  private static final String PIPELINE = "pipeline";

  private final ClassLoader loader;
  private final Map<String, String> tools = new HashMap<>();
  private final Snapshot snapshot;

  /** @param text lines that consist of a kind, a class and names */
  private ClassPathIndex(String text, ClassLoader loader) {
    this.loader = loader;
    Snapshot.Builder parts = Snapshot.builder();
    int start = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      add(parts, words(text, start, end));
      start = end + 1;
    }
    this.snapshot = parts.build();
  }

  /**
   * Opens the index, or builds it.
   *
   * @param file the index file
   * @param classPath the jars of {@code loader}, as in the system property {@code java.class.path}
   * @param loader the class loader of the services
   */
  public static ClassPathIndex open(File file, String classPath, ClassLoader loader) {
    IndexFile kept = new IndexFile(file, classPath);
    String text = kept.read();
    if (text == null) {
      text = collect(loader);
      kept.write(text);
    }
    return new ClassPathIndex(text, loader);
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
   * Returns a snapshot of the dialects, interface implementations, passes and pipelines. Each is created at its first
   * use.
   */
  public Snapshot snapshot() {
    return snapshot;
  }

  private static String collect(ClassLoader loader) {
    StringBuilder text = new StringBuilder();
    for (CommandLineTool tool : ServiceLoader.load(CommandLineTool.class, loader)) {
      line(text, TOOL, tool, List.of(tool.name()));
    }
    Snapshot all = Snapshot.ofClassPath(loader);
    for (Dialect dialect : all.dialects()) {
      line(text, DIALECT, dialect, List.of(dialect.namespace()));
    }
    OpInterface last = null;
    for (InterfaceAttachment attachment : all.attachments()) {
      if (attachment.implementation() != last) { // the lines of one object are adjacent
        last = attachment.implementation();
        line(text, SERVES, last, attachment.operations());
      }
    }
    for (PassFactory pass : all.passes()) {
      line(text, PASS, pass, List.of(pass.spec().name()));
    }
    for (PipelineProvider pipeline : all.pipelines()) {
      line(text, PIPELINE, pipeline, List.of(pipeline.name()));
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String kind, Object part, List<String> names) {
    text.append(kind).append(' ').append(part.getClass().getName());
    for (String name : names) {
      text.append(' ').append(name);
    }
    text.append('\n');
  }

  private static List<String> words(String text, int start, int end) {
    List<String> words = new ArrayList<>();
    int from = start;
    while (from < end) {
      int blank = text.indexOf(' ', from);
      int to = blank < 0 || blank > end ? end : blank;
      words.add(text.substring(from, to));
      from = to + 1;
    }
    return words;
  }

  private void add(Snapshot.Builder parts, List<String> line) {
    String type = line.get(1);
    List<String> names = line.subList(2, line.size());
    String name = line.get(2);
    switch (line.get(0)) {
      case TOOL -> tools.putIfAbsent(name, type);
      case DIALECT -> parts.addDialect(name, Lazy.by(new Part<Dialect>(type, loader)));
      case SERVES -> parts.addInterfaces(names, Lazy.by(new Interfaces(new Part<>(type, loader), names)));
      case PASS -> parts.addPass(name, Lazy.by(new Part<PassFactory>(type, loader)));
      case PIPELINE -> parts.addPipeline(name, Lazy.by(new Part<PipelineProvider>(type, loader)));
      default -> throw new IllegalStateException("not a line of an index: " + line);
    }
  }

  private record Fixed(Snapshot current) implements Registry {}

  /**
   * Creates an object of a class. It is not a lambda, because the first lambda of a run costs more than reading the
   * file.
   */
  private record Part<T>(String type, ClassLoader loader) implements Supplier<T> {
    @Override
    @SuppressWarnings("unchecked") // ServiceLoader found the class for that type
    public T get() {
      try {
        return (T) Class.forName(type, true, loader).getConstructor().newInstance();
      } catch (ReflectiveOperationException broken) {
        throw new IllegalStateException(type + " cannot be made", broken);
      }
    }
  }

  /** Creates the attachments of an implementation without reading its annotation. */
  private record Interfaces(Part<OpInterface> implementation, List<String> operations)
      implements Supplier<List<InterfaceAttachment>> {
    @Override
    public List<InterfaceAttachment> get() {
      return InterfaceAttachment.of(implementation.get(), operations);
    }
  }
}
