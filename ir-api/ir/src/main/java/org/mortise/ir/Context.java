// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A fixed set of dialects and interface implementations, with the types and attributes created for them.
 *
 * <p>A context is immutable to its users and thread-safe: several runs can share it. It is independent of files, flags
 * and diagnostics, which belong to a run. It keeps all types and attributes; drop the whole context to free them.
 *
 * <p>Operation definitions are requested from a dialect at the first use of the operation name; dialects and interface
 * implementations given as suppliers are created then, too.
 */
public final class Context {
  private final Interner interner = new Interner();
  private final Map<String, Lazy<Dialect>> dialects;
  private final Map<String, List<Lazy<List<InterfaceAttachment>>>> attachments;
  private final TextForm textForm;
  private final Provenance provenance;
  private final Map<Class<?>, Object> extensions;
  private final ConcurrentHashMap<String, OperationName> operationNames = new ConcurrentHashMap<>();

  private final DictionaryAttr emptyDictionary;
  private volatile NamedTypes namedTypes;

  private Context(Builder builder) {
    this.dialects = new LinkedHashMap<>(builder.dialects);
    this.attachments = new LinkedHashMap<>(builder.attachments);
    this.textForm = builder.textForm;
    this.provenance = builder.provenance;
    this.extensions = Map.copyOf(builder.extensions);
    this.emptyDictionary = DictionaryAttr.ofSorted(this, List.of());
    this.namedTypes = new NamedTypes(this);
  }

  /**
   * Starts a context without dialects. Most callers want {@code Contexts.builder()}, which adds the builtin dialect and
   * the printer.
   *
   * @param textForm the text of types, attributes and operations in messages
   */
  public static Builder builder(TextForm textForm) {
    return new Builder(textForm);
  }

  /** Starts a context with everything that this one has. Dialects that are not in use are not created for it. */
  public Builder toBuilder() {
    Builder copy = new Builder(textForm);
    copy.dialects.putAll(dialects);
    attachments.forEach((operation, made) -> copy.attachments.put(operation, new ArrayList<>(made)));
    copy.extensions.putAll(extensions);
    return copy.provenance(provenance);
  }

  /** Returns the unique object of this context with {@code candidate}'s class and structure. */
  public <T extends Interned> T unique(T candidate) {
    return interner.unique(candidate);
  }

  /** The dictionary without entries, which nearly every operation has. */
  public DictionaryAttr emptyDictionary() {
    return emptyDictionary;
  }

  /** The named types of the programs that were read last; a program that is built in memory shares them. */
  public NamedTypes namedTypes() {
    return namedTypes;
  }

  void setNamedTypes(NamedTypes types) {
    namedTypes = types;
  }

  /** All dialects, in the order in which they were added. */
  public Collection<Dialect> dialects() {
    List<Dialect> all = new ArrayList<>(dialects.size());
    for (Lazy<Dialect> dialect : dialects.values()) {
      all.add(dialect.get());
    }
    return all;
  }

  /**
   * Returns the stem of the alias of a type or attribute: the first one that a dialect in use suggests, or its own; or
   * null. Linear in the number of dialects.
   */
  public @Nullable String aliasOf(Interned uniqued) {
    for (Lazy<Dialect> each : dialects.values()) {
      Dialect dialect = each.ifMade();
      String suggested = dialect == null ? null : dialect.aliasOf(uniqued);
      if (suggested != null) {
        return suggested;
      }
    }
    return uniqued instanceof Type type ? type.aliasName() : ((Attribute) uniqued).aliasName();
  }

  /** Returns the dialects that programs of this context have used, in the order in which they were added. */
  public List<Dialect> dialectsInUse() {
    List<Dialect> used = new ArrayList<>();
    for (Lazy<Dialect> each : dialects.values()) {
      Dialect dialect = each.ifMade();
      if (dialect != null) {
        used.add(dialect);
      }
    }
    return used;
  }

  /** The dialect of a namespace, or null if this context has none. */
  public @Nullable Dialect dialect(String namespace) {
    Lazy<Dialect> dialect = dialects.get(namespace);
    return dialect == null ? null : dialect.get();
  }

  /** Returns the known origin of dialects and interface implementations. */
  public Provenance provenance() {
    return provenance;
  }

  /** Returns the extension of a type, which another module has added; null if there is none. */
  public <T> @Nullable T extension(Class<T> type) {
    return type.cast(extensions.get(type));
  }

  /** Returns the text of types, attributes and operations by themselves. */
  public TextForm textForm() {
    return textForm;
  }

  /** The operation name {@code "dialect.operation"}, whether an operation of that name is defined or not. */
  public OperationName operationName(String name) {
    OperationName known = operationNames.get(name);
    return known != null ? known : operationNames.computeIfAbsent(name, this::resolve);
  }

  private OperationName resolve(String name) {
    int dot = name.indexOf('.');
    Dialect dialect = dot < 0 ? null : dialect(name.substring(0, dot));
    OpSchema definition = dialect == null ? null : dialect.operation(name);
    OperationName former = null;
    List<OperationName> predecessors = new ArrayList<>(0);
    for (FormerOperation each : dialect == null ? List.<FormerOperation>of() : dialect.formerOperations()) {
      boolean hasName = each.name().equals(name);
      boolean isPredecessor = !each.isRetired() && each.currentName().equals(name);
      if (hasName || isPredecessor) {
        OperationName made = new OperationName(this, dialect, each);
        former = hasName ? made : former;
        predecessors.addAll(isPredecessor ? List.of(made) : List.of());
      }
    }
    // An interface may not be attached to an operation that no dialect defines.
    return new OperationName(this, name, dialect, definition, definition == null ? List.of() : attachments(name), null,
        former, List.copyOf(predecessors));
  }

  /** Returns the implementation of an interface that serves a dialect as a whole ({@code namespace.*}), or null. */
  public <T extends OpInterface> @Nullable T dialectInterface(String namespace, Class<T> type) {
    for (InterfaceAttachment each : attachments(namespace + Serves.WHOLE_DIALECT)) {
      if (each.type() == type) {
        return type.cast(each.implementation());
      }
    }
    return null;
  }

  private List<InterfaceAttachment> attachments(String operation) {
    List<InterfaceAttachment> all = new ArrayList<>();
    for (Lazy<List<InterfaceAttachment>> some : attachments.getOrDefault(operation, List.of())) {
      all.addAll(some.get());
    }
    return all;
  }

  /** Collects the dialects and interface implementations of a context. */
  public static final class Builder {
    private final Map<String, Lazy<Dialect>> dialects = new LinkedHashMap<>();
    private final Map<String, List<Lazy<List<InterfaceAttachment>>>> attachments = new LinkedHashMap<>();
    private final TextForm textForm;
    private final Map<Class<?>, Object> extensions = new HashMap<>(2);
    private Provenance provenance = Provenance.UNKNOWN;

    private Builder(TextForm textForm) {
      this.textForm = Objects.requireNonNull(textForm, "textForm");
    }

    /** Adds a dialect. Throws if another dialect has its namespace. */
    public Builder dialect(Dialect dialect) {
      return dialect(dialect.namespace(), Lazy.of(dialect));
    }

    /**
     * Adds a dialect that is created when its namespace is first used.
     *
     * @throws IllegalArgumentException if another dialect has the namespace
     */
    public Builder dialect(String namespace, Lazy<Dialect> dialect) {
      if (dialects.putIfAbsent(namespace, dialect) != null) {
        throw new IllegalArgumentException("dialect '" + namespace + "' is already there");
      }
      return this;
    }

    /** Adds an interface implementation for the operations that the attachment names, of any dialect. */
    public Builder attach(InterfaceAttachment attachment) {
      return attach(attachment.operations(), Lazy.of(List.of(attachment)));
    }

    /** Adds attachments that name all of {@code operations}; they are created at the first use of one of these. */
    public Builder attach(List<String> operations, Lazy<List<InterfaceAttachment>> made) {
      for (String operation : operations) {
        List<Lazy<List<InterfaceAttachment>>> known = attachments.get(operation);
        if (known == null) {
          known = new ArrayList<>();
          attachments.put(operation, known);
        }
        known.add(made);
      }
      return this;
    }

    /** Sets the known origin of dialects and interface implementations. */
    public Builder provenance(Provenance known) {
      provenance = known;
      return this;
    }

    /** Adds an object that modules above this one find by its type. It must be immutable and safe for any thread. */
    public <T> Builder extension(Class<T> type, T extension) {
      extensions.put(type, extension);
      return this;
    }

    public Context build() {
      return new Context(this);
    }
  }
}
