// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.security.CodeSource;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.jar.JarFile;
import org.jspecify.annotations.Nullable;

/**
 * The bundles that provide the parts of a snapshot, with their versions: in a framework, deployed beside a class path,
 * or as jars on it. Parts in folders of classes have no bundle. Creates all parts of the snapshot and reads the
 * manifest of each jar, which takes some tenths of a second.
 */
public final class ProvidingBundles {
  private final SortedMap<String, String> versions = new TreeMap<>();
  private final Map<String, Function<String, @Nullable String>> jars = new HashMap<>();

  private ProvidingBundles() {}

  /** Returns the versions by symbolic name. */
  public static SortedMap<String, String> of(Snapshot snapshot) {
    ProvidingBundles bundles = new ProvidingBundles();
    snapshot.dialects().forEach(bundles::add);
    snapshot.attachments().forEach(attachment -> bundles.add(attachment.implementation()));
    snapshot.passes().forEach(bundles::add);
    snapshot.pipelines().forEach(bundles::add);
    snapshot.analyses().forEach(bundles::add);
    return bundles.versions;
  }

  private void add(Object part) {
    Class<?> type = part.getClass();
    String bundle = Fault.bundleOf(type);
    bundle = bundle == null ? ofJar(type) : bundle;
    if (bundle != null) {
      int blank = bundle.lastIndexOf(' ');
      versions.put(bundle.substring(0, blank), bundle.substring(blank + 1));
    }
  }

  private @Nullable String ofJar(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    if (source == null || !source.getLocation().getPath().endsWith(".jar")) {
      return null;
    }
    return jars.computeIfAbsent(source.getLocation().toString(), location -> read(source)).apply(type.getPackageName());
  }

  /** Returns a function from packages of a jar to bundles; it is constant unless the jar is a {@link MergedJar}. */
  private static Function<String, @Nullable String> read(CodeSource source) {
    try (JarFile jar = new JarFile(new File(source.getLocation().toURI()))) {
      Map<String, String> merged = MergedJar.bundles(jar);
      if (merged != null) {
        return merged::get;
      }
      String bundle = MergedJar.bundle(jar);
      return name -> bundle;
    } catch (IOException | URISyntaxException | IllegalArgumentException unreadable) {
      return name -> null;
    }
  }
}
