// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.AnalysisCatalog;
import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.ir.Context;
import org.mortise.ir.DeclaredImplementation;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Dialect;
import org.mortise.ir.InterfaceAttachment;
import org.mortise.ir.Lazy;
import org.mortise.ir.OpInterface;
import org.mortise.ir.RemarkHandler;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PipelineProvider;
import org.mortise.ir.text.EditDistance;
import org.mortise.ir.text.context.Contexts;

/**
 * The dialects, interface implementations, passes, pipelines and analyses that were available at one moment. Immutable;
 * a run uses one snapshot until its end. All runs with one snapshot share its {@link Context}.
 */
public final class Snapshot implements AnalysisCatalog {
  /** The interfaces that one object implements for some operations. */
  private record Attached(List<String> operations, Lazy<List<InterfaceAttachment>> made) {}

  private final Map<String, Lazy<Dialect>> dialects;
  private final List<Attached> attached;
  private final Map<String, Lazy<PassFactory>> passes;
  private final Map<String, Lazy<PipelineProvider>> pipelines;
  private final Map<String, Lazy<AnalysisFactory>> analyses;
  private final Map<String, String> missingPasses;
  private final Map<String, String> missingAnalyses;
  private final List<String> problems;
  private final BundleProvenance provenance;
  private final List<Object> listeners;
  private Context context;

  private Snapshot(Builder builder) {
    this.dialects = new TreeMap<>(builder.dialects);
    this.attached = List.copyOf(builder.attached);
    this.passes = new TreeMap<>(builder.passes);
    this.pipelines = new TreeMap<>(builder.pipelines);
    this.analyses = new TreeMap<>(builder.analyses);
    this.missingAnalyses = Map.copyOf(builder.missingAnalyses);
    this.missingPasses = Map.copyOf(builder.missingPasses);
    this.problems = List.copyOf(builder.problems);
    this.provenance = builder.provenance;
    this.listeners = List.copyOf(builder.listeners);
  }

  /** Returns an empty builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns a builder with all parts of a snapshot but the dialects with some namespaces. */
  public static Builder builder(Snapshot base, Collection<String> without) {
    Builder builder = new Builder();
    builder.dialects.putAll(base.dialects);
    builder.dialects.keySet().removeAll(without);
    builder.attached.addAll(base.attached);
    builder.passes.putAll(base.passes);
    builder.pipelines.putAll(base.pipelines);
    builder.analyses.putAll(base.analyses);
    builder.missingPasses.putAll(base.missingPasses);
    builder.missingAnalyses.putAll(base.missingAnalyses);
    builder.problems.addAll(base.problems);
    builder.provenance.addAll(base.provenance);
    builder.listeners.addAll(base.listeners);
    return builder;
  }

  /**
   * Returns a snapshot of the same parts with a new context, which keeps only the types and attributes that are created
   * with it. Costs less than a tenth of a millisecond, plus the definition of each operation that is used.
   */
  public Snapshot withOwnContext() {
    return builder(this, Set.of()).build();
  }

  /**
   * Returns a snapshot of all services that {@link ServiceLoader} finds, for programs without a framework. A service
   * that cannot be loaded or created is omitted and is among the {@link #problems}.
   */
  public static Snapshot ofClassPath(ClassLoader loader) {
    Builder builder = builder();
    ClassPathServices services = new ClassPathServices(loader);
    services.forEach(Dialect.class, builder::add);
    services.forEach(OpInterface.class, builder::add);
    services.forEach(PassFactory.class, builder::add);
    services.forEach(PipelineProvider.class, builder::add);
    services.forEach(AnalysisFactory.class, builder::add);
    builder.problems.addAll(services.problems());
    builder.problems.addAll(builder.conflicts());
    return builder.build();
  }

  /**
   * Returns the context with this snapshot's dialects and interface implementations. It is created at the first call.
   */
  public synchronized Context context() {
    if (context == null) {
      Context.Builder builder = Contexts.builder().provenance(provenance).extension(AnalysisCatalog.class, this);
      for (Map.Entry<String, Lazy<Dialect>> dialect : dialects.entrySet()) {
        builder.dialect(dialect.getKey(), dialect.getValue());
      }
      for (Attached one : attached) {
        builder.attach(one.operations, one.made);
      }
      context = builder.build();
    }
    return context;
  }

  /**
   * Returns the services of the class path that could not be loaded, one line each: the class, the problem and a
   * remedy. In a framework, {@link Registry#problems} reports the services of bundles.
   */
  public List<String> problems() {
    return problems;
  }

  /** Returns the services that are notified of a run, for one run; null if there are none. */
  public @Nullable RunListeners listeners() {
    return listeners.isEmpty() ? null : new RunListeners(listeners);
  }

  /** Returns the pass with a name, or null. */
  public @Nullable PassFactory pass(String name) {
    Lazy<PassFactory> pass = passes.get(name);
    return pass == null ? null : pass.get();
  }

  /** Returns the pipeline with a name, or null. */
  public @Nullable PipelineProvider pipeline(String name) {
    Lazy<PipelineProvider> pipeline = pipelines.get(name);
    return pipeline == null ? null : pipeline.get();
  }

  /**
   * Returns the name of a pass or pipeline that is similar to {@code name}; null if there is none, or if {@code name}
   * exists itself. Costs the product of the length of {@code name} and the total length of all names.
   */
  public @Nullable String similarPass(String name) {
    Set<String> names = new TreeSet<>(passes.keySet());
    names.addAll(pipelines.keySet());
    return names.contains(name) ? null : EditDistance.nearest(name, names);
  }

  /**
   * Returns the note about a missing pass or pipeline: its former provider, or that MLIR has a pass with this name;
   * null if neither applies.
   */
  public @Nullable String missingPassNote(String name) {
    String gone = missingPasses.get(name);
    return gone != null || passes.containsKey(name) || !MlirPasses.contains(name) ? gone
        : "it is a pass of MLIR that no bundle here has";
  }

  @Override
  public @Nullable AnalysisFactory analysis(String name) {
    Lazy<AnalysisFactory> analysis = analyses.get(name);
    return analysis == null ? null : analysis.get();
  }

  @Override
  public String unknownAnalysis(String name) {
    String message = "there is no analysis '" + name + "'";
    String gone = missingAnalysisNote(name);
    if (gone != null) {
      return message + ": " + gone;
    }
    String similar = EditDistance.nearest(name, analyses.keySet());
    return similar == null
        ? message + "; there is " + String.join(", ", analyses.keySet())
        : message + "; did you mean '" + similar + "'?";
  }

  @Override
  public Collection<AnalysisFactory> analyses() {
    return all(analyses.values());
  }

  /** Returns the note about a missing analysis: its former provider; null if there is none. */
  public @Nullable String missingAnalysisNote(String name) {
    return missingAnalyses.get(name);
  }

  /** Returns all passes, sorted by name. */
  public Collection<PassFactory> passes() {
    return all(passes.values());
  }

  /** Returns all pipelines, sorted by name. */
  public Collection<PipelineProvider> pipelines() {
    return all(pipelines.values());
  }

  /** Returns all dialects except the builtin one, sorted by namespace. */
  public List<Dialect> dialects() {
    return all(dialects.values());
  }

  /** Returns all interfaces of operations, attached and declared ones, for listings. */
  public List<ServedInterface> interfaces() {
    List<ServedInterface> all = new ArrayList<>();
    for (InterfaceAttachment each : attachments()) {
      OpInterface implementation = each.implementation();
      all.add(new ServedInterface(
          each.type().getName(), implementation.getClass().getName(), implementation, each.operations()));
    }
    for (Dialect dialect : dialects()) {
      for (DeclaredImplementation each : dialect.implementations()) {
        for (String type : each.interfaces()) {
          all.add(new ServedInterface(type, each.implementation(), dialect, each.operations()));
        }
      }
    }
    return all;
  }

  /** Returns the interface implementations that are attached to operations of other modules. */
  public List<InterfaceAttachment> attachments() {
    List<InterfaceAttachment> all = new ArrayList<>();
    for (Attached one : attached) {
      all.addAll(one.made.get());
    }
    return all;
  }

  private static <T> List<T> all(Collection<Lazy<T>> parts) {
    List<T> all = new ArrayList<>(parts.size());
    for (Lazy<T> part : parts) {
      all.add(part.get());
    }
    return Collections.unmodifiableList(all);
  }

  /**
   * Collects the parts of a snapshot. If two parts have the same name, the first is kept, and {@link #conflicts}
   * reports the other.
   */
  public static final class Builder {
    private final Map<String, Lazy<Dialect>> dialects = new TreeMap<>();
    private final List<Attached> attached = new ArrayList<>();
    private final Map<String, Lazy<PassFactory>> passes = new TreeMap<>();
    private final Map<String, Lazy<PipelineProvider>> pipelines = new TreeMap<>();
    private final Map<String, Lazy<AnalysisFactory>> analyses = new TreeMap<>();
    private final List<String> conflicts = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();
    private final Map<String, String> missingPasses = new TreeMap<>();
    private final Map<String, String> missingAnalyses = new TreeMap<>();
    private final BundleProvenance provenance = new BundleProvenance();
    private final List<Object> listeners = new ArrayList<>(0);

    private Builder() {}

    public Builder add(Dialect dialect) {
      return putFirst(dialects, dialect.namespace(), dialect, "dialect");
    }

    /** Adds an implementation for the operations that its {@code @Serves} annotation names. */
    public Builder add(OpInterface implementation) {
      for (InterfaceAttachment attachment : InterfaceAttachment.of(implementation)) {
        attached.add(new Attached(attachment.operations(), Lazy.of(List.of(attachment))));
      }
      return this;
    }

    /** Adds a pass. */
    public Builder add(PassFactory pass) {
      String name = pass.spec().name();
      return isUnusable(name, pass) ? this : putFirst(passes, name, pass, "pass");
    }

    /** Adds a pipeline. */
    public Builder add(PipelineProvider pipeline) {
      String name = pipeline.name();
      return isUnusable(name, pipeline) ? this : putFirst(pipelines, name, pipeline, "pipeline");
    }

    /** Adds an analysis. A name other than lower-case words separated by hyphens is a conflict. */
    public Builder add(AnalysisFactory analysis) {
      String name = analysis.name();
      if (!name.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")) {
        conflicts.add("analysis '" + name + "' of " + className(analysis)
            + " is ignored: its name must consist of lower-case words with hyphens between");
        return this;
      }
      return putFirst(analyses, name, analysis, "analysis");
    }

    /** Adds an observer of the passes of each run. */
    public Builder addListener(PassObserver observer) {
      return addRunListener(observer);
    }

    /** Adds a receiver of the diagnostics of each run, including the remarks that the run shows. */
    public Builder addListener(DiagnosticHandler handler) {
      return addRunListener(handler);
    }

    /** Adds a receiver of the remarks of each run. Remarks are then created even if the run does not show them. */
    public Builder addListener(RemarkHandler handler) {
      return addRunListener(handler);
    }

    private Builder addRunListener(Object listener) {
      if (listeners.stream().noneMatch(known -> known == listener)) {
        listeners.add(listener);
      }
      return this;
    }

    /** Adds the note for programs that use a missing dialect. */
    public Builder noteMissingDialect(String namespace, String note) {
      provenance.missingDialects.put(namespace, note);
      return this;
    }

    /** Adds the note for an operation that lost an implementation of an interface, named without its package. */
    public Builder noteMissingInterface(String operation, String type, String note) {
      provenance.missingInterfaces.put(BundleProvenance.key(operation, type), note);
      return this;
    }

    /** Records the provider of a dialect, such as {@code "bundle org.example 1.0.0"} or {@code "file a.irdl.mlir"}. */
    public Builder noteProvider(String namespace, @Nullable String provider) {
      provenance.providers.put(namespace, provider);
      return this;
    }

    /** Adds the note for users that name a missing pass or pipeline. */
    public Builder noteMissingPass(String name, String note) {
      missingPasses.put(name, note);
      return this;
    }

    /** Adds the note for users that name a missing analysis. */
    public Builder noteMissingAnalysis(String name, String note) {
      missingAnalyses.put(name, note);
      return this;
    }

    /** Adds a dialect that is created at the first use of its namespace. The caller guarantees unique namespaces. */
    Builder addDialect(String namespace, Lazy<Dialect> dialect) {
      dialects.put(namespace, dialect);
      return this;
    }

    /** Adds an implementation that is created at the first use of one of its operations. */
    Builder addInterfaces(List<String> operations, Lazy<List<InterfaceAttachment>> made) {
      attached.add(new Attached(operations, made));
      return this;
    }

    /** Adds a pass that is created at its first use. */
    Builder addPass(String name, Lazy<PassFactory> pass) {
      passes.put(name, pass);
      return this;
    }

    /** Adds a pipeline that is created at its first use. */
    Builder addPipeline(String name, Lazy<PipelineProvider> pipeline) {
      pipelines.put(name, pipeline);
      return this;
    }

    /** Adds an analysis that is created at its first use. */
    Builder addAnalysis(String name, Lazy<AnalysisFactory> analysis) {
      analyses.put(name, analysis);
      return this;
    }

    /** Returns whether the name is malformed, or a pass or a pipeline has it; the two share their names. */
    private boolean isUnusable(String name, Object newcomer) {
      if (!Pipeline.isPassName(name)) {
        conflicts.add("the name '" + name + "' of " + className(newcomer)
            + " is malformed: it may have letters, digits, '-', '_' and '.'");
        return true;
      }
      Lazy<?> holder = newcomer instanceof PassFactory ? pipelines.get(name) : passes.get(name);
      if (holder != null) {
        conflicts.add("the name '" + name + "' of " + className(newcomer) + " is taken by " + className(holder.get()));
      }
      return holder != null;
    }

    private <T> Builder putFirst(Map<String, Lazy<T>> map, String name, T newcomer, String kind) {
      Lazy<T> holder = map.putIfAbsent(name, Lazy.of(newcomer));
      if (holder != null) {
        conflicts.add(kind + " '" + name + "' of " + className(newcomer) + " is ignored: " + className(holder.get())
            + " has that name already");
      }
      return this;
    }

    private static String className(Object object) {
      return object.getClass().getName();
    }

    /** Returns the parts that were omitted, with the reason, one line each. */
    public List<String> conflicts() {
      return Collections.unmodifiableList(conflicts);
    }

    /** Returns the snapshot of the parts added so far. */
    public Snapshot build() {
      return new Snapshot(this);
    }
  }
}
