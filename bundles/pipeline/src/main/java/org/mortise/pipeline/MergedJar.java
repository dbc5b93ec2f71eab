// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * One jar with the files of all jars of a class path. For each jar from which a class is used, Java opens the jar or,
 * with an archive of classes, evaluates its manifest; with a hundred jars that takes a quarter of the time of a start.
 *
 * <p>Of files with the same name the first is kept, as on the class path; lists of services are joined. The jar is made
 * for the Java version that writes it, which selects classes from multi-release jars. It is not compressed, so that it
 * is written fast. It records which bundle each package comes from.
 */
public final class MergedJar {
  private static final String SERVICES = "META-INF/services/";
  private static final String BUNDLES = "META-INF/mortise/bundles";
  private static final String CLASS = ".class";
  private static final String VERSION = Attributes.Name.IMPLEMENTATION_VERSION.toString();
  private static final Set<String> NOT_MERGED = Set.of(JarFile.MANIFEST_NAME, "module-info.class", BUNDLES);

  private final ZipOutputStream out;
  private final Set<String> names = new HashSet<>(NOT_MERGED);
  private final Map<String, ByteArrayOutputStream> services = new LinkedHashMap<>();
  private final SortedMap<String, String> bundles = new TreeMap<>();
  /** The versions of the packages of jars that state one, for {@link Package#getImplementationVersion()}. */
  private final SortedMap<String, String> versions = new TreeMap<>();

  private MergedJar(ZipOutputStream out) {
    this.out = out;
  }

  /**
   * Writes the jar.
   *
   * @param classPath as in the system property {@code java.class.path}; missing jars are passed over, as Java does
   */
  public static void write(String classPath, File target) throws IOException {
    try (OutputStream file = Files.newOutputStream(target.toPath());
        ZipOutputStream out = new ZipOutputStream(new BufferedOutputStream(file, 1 << 16))) {
      MergedJar merged = new MergedJar(out);
      for (File jar : IndexFile.jars(classPath)) {
        if (jar.isFile()) {
          merged.add(jar);
        }
      }
      merged.finish();
    }
  }

  /** Returns the bundles by package, each as its symbolic name and its version; null if the jar is not a merged one. */
  static @Nullable Map<String, String> bundles(JarFile jar) throws IOException {
    ZipEntry entry = jar.getEntry(BUNDLES);
    if (entry == null) {
      return null;
    }
    Map<String, String> bundles = new HashMap<>();
    try (InputStream in = jar.getInputStream(entry)) {
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
        int blank = line.indexOf(' ');
        if (blank >= 0) {
          bundles.put(line.substring(0, blank), line.substring(blank + 1));
        }
      }
    }
    return bundles;
  }

  /** Returns the symbolic name and the version of a bundle, separated by a blank; null if the jar is not a bundle. */
  static @Nullable String bundle(JarFile jar) throws IOException {
    Manifest manifest = jar.getManifest();
    Attributes main = manifest == null ? new Attributes() : manifest.getMainAttributes();
    String name = main.getValue("Bundle-SymbolicName");
    String version = main.getValue("Bundle-Version");
    return name == null || version == null ? null : name.split(";")[0].strip() + " " + version.strip();
  }

  private void add(File file) throws IOException {
    try (JarFile jar = new JarFile(file, false, ZipFile.OPEN_READ, Runtime.version())) {
      String bundle = bundle(jar);
      String version = jar.getManifest() == null ? null : jar.getManifest().getMainAttributes().getValue(VERSION);
      for (JarEntry entry : (Iterable<JarEntry>) jar.versionedStream()::iterator) {
        String name = entry.getName();
        if (entry.isDirectory()) {
          continue;
        }
        if (name.endsWith(CLASS)) {
          putIfKnown(bundles, packageOf(name), bundle);
          putIfKnown(versions, packageOf(name), version);
        }
        try (InputStream in = jar.getInputStream(entry)) {
          add(name, in);
        }
      }
    }
  }

  private static void putIfKnown(Map<String, String> facts, String packageName, @Nullable String fact) {
    if (fact != null) {
      facts.putIfAbsent(packageName, fact);
    }
  }

  private void add(String name, InputStream in) throws IOException {
    if (name.startsWith(SERVICES)) {
      ByteArrayOutputStream list = services.computeIfAbsent(name, absent -> new ByteArrayOutputStream());
      in.transferTo(list);
      list.write('\n'); // the last line of a list may have no end
    } else if (names.add(name)) {
      put(name, in.readAllBytes());
    }
  }

  private void finish() throws IOException {
    for (Map.Entry<String, ByteArrayOutputStream> list : services.entrySet()) {
      put(list.getKey(), list.getValue().toByteArray());
    }
    StringBuilder text = new StringBuilder();
    bundles.forEach((name, bundle) -> text.append(name).append(' ').append(bundle).append('\n'));
    put(BUNDLES, text.toString().getBytes(StandardCharsets.UTF_8));
    ByteArrayOutputStream manifest = new ByteArrayOutputStream();
    manifest().write(manifest);
    put(JarFile.MANIFEST_NAME, manifest.toByteArray());
  }

  /** Returns the manifest. The most frequent version is in its main section, since every section slows each start. */
  private Manifest manifest() {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    String common = mostFrequent(versions.values());
    if (common == null) {
      return manifest;
    }
    manifest.getMainAttributes().putValue(VERSION, common);
    versions.forEach((name, version) -> {
      if (!version.equals(common)) {
        Attributes section = new Attributes();
        section.putValue(VERSION, version);
        manifest.getEntries().put(name.replace('.', '/') + "/", section);
      }
    });
    return manifest;
  }

  private static @Nullable String mostFrequent(Collection<String> texts) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    String best = null;
    for (String text : texts) {
      int count = counts.merge(text, 1, Integer::sum);
      best = best == null || count > counts.get(best) ? text : best;
    }
    return best;
  }

  private void put(String name, byte[] bytes) throws IOException {
    CRC32 sum = new CRC32();
    sum.update(bytes);
    ZipEntry entry = new ZipEntry(name);
    entry.setMethod(ZipEntry.STORED);
    entry.setSize(bytes.length);
    entry.setCrc(sum.getValue());
    out.putNextEntry(entry);
    out.write(bytes);
    out.closeEntry();
  }

  private static String packageOf(String classFile) {
    int slash = classFile.lastIndexOf('/');
    return slash < 0 ? "" : classFile.substring(0, slash).replace('/', '.');
  }
}
