// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.ir.Dialect;
import org.mortise.ir.InterfaceAttachment;
import org.mortise.ir.Lazy;
import org.mortise.ir.OpInterface;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PipelineProvider;

/**
 * The lines of an index of services: a kind, a class, and names, separated by blanks. The class of a line is loaded at
 * the first use of one of its names.
 */
final class ServiceLines {
  private static final String DIALECT = "dialect";
  private static final String SERVES = "serves";
  private static final String PASS = "pass";
  private static final String PIPELINE = "pipeline";
  private static final String ANALYSIS = "analysis";

  private ServiceLines() {}

  /** Appends the line of a dialect, an interface implementation, a pass, a pipeline or an analysis. */
  static void append(StringBuilder text, Object service) {
    if (service instanceof Dialect dialect) {
      append(text, DIALECT, service, List.of(dialect.namespace()));
    } else if (service instanceof OpInterface implementation) {
      append(text, SERVES, service, InterfaceAttachment.of(implementation).get(0).operations());
    } else if (service instanceof PassFactory pass) {
      append(text, PASS, service, List.of(pass.spec().name()));
    } else if (service instanceof PipelineProvider pipeline) {
      append(text, PIPELINE, service, List.of(pipeline.name()));
    } else if (service instanceof AnalysisFactory analysis) {
      append(text, ANALYSIS, service, List.of(analysis.name()));
    } else {
      throw new IllegalArgumentException(service.getClass().getName() + " has no line");
    }
  }

  static void append(StringBuilder text, String kind, Object service, List<String> names) {
    text.append(kind).append(' ').append(service.getClass().getName());
    for (String name : names) {
      text.append(' ').append(name);
    }
    text.append('\n');
  }

  /** Returns the words of the line from {@code start} to {@code end}. */
  static List<String> words(String text, int start, int end) {
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

  /** Adds the service of a line, whose class {@code loader} loads. */
  static void add(Snapshot.Builder parts, List<String> line, ClassLoader loader) {
    String type = line.get(1);
    List<String> names = line.subList(2, line.size());
    String name = line.get(2);
    switch (line.get(0)) {
      case DIALECT -> parts.addDialect(name, Lazy.by(new Part<Dialect>(type, loader)));
      case SERVES -> parts.addInterfaces(names, Lazy.by(new Interfaces(new Part<>(type, loader), names)));
      case PASS -> parts.addPass(name, Lazy.by(new Part<PassFactory>(type, loader)));
      case PIPELINE -> parts.addPipeline(name, Lazy.by(new Part<PipelineProvider>(type, loader)));
      case ANALYSIS -> parts.addAnalysis(name, Lazy.by(new Part<AnalysisFactory>(type, loader)));
      default -> throw new IllegalStateException("not a line of an index: " + line);
    }
  }

  /**
   * Creates an object of a class. It is not a lambda, because the first lambda of a run costs more than reading the
   * file.
   */
  private record Part<T>(String type, ClassLoader loader) implements Supplier<T> {
    @Override
    @SuppressWarnings("unchecked") // ServiceLoader or a framework found the class for that type
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
