// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/** A copy of the assembled distribution that a test may change, with a script {@code mortise-echo}. */
final class TestInstallation {
  /** The result of a run. */
  record Result(int status, String out, String err) {}

  private final Path home;

  private TestInstallation(Path home) {
    this.home = home;
  }

  static TestInstallation copyTo(Path home) throws IOException {
    Path original = Path.of("target", "mortise");
    try (Stream<Path> files = Files.walk(original)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Files.copy(file, home.resolve(original.relativize(file)), StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
    Files.copy(
        home.resolve("bin/mortise-opt"), home.resolve("bin/mortise-echo"), StandardCopyOption.COPY_ATTRIBUTES);
    Files.createDirectories(home.resolve("deploy"));
    return new TestInstallation(home);
  }

  /**
   * Copies the distribution without the programs for training, so that no run writes an archive of classes, which takes
   * as long as several runs without one.
   */
  static TestInstallation withoutArchive(Path home) throws IOException {
    TestInstallation copy = copyTo(home);
    Path training = home.resolve("conf/training");
    removeFiles(training);
    Files.delete(training);
    return copy;
  }

  /** Removes all files from the folder {@code deploy}, which is created if it is missing. */
  void undeployAll() throws IOException {
    removeFiles(Files.createDirectories(home.resolve("deploy")));
  }

  private static void removeFiles(Path folder) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        Files.delete(file);
      }
    }
  }

  Path script() {
    return home.resolve("bin/mortise-echo");
  }

  Path home() {
    return home;
  }

  /** Copies the bundle with {@link EchoTool} to {@code bundles} or {@code deploy}. */
  void addEcho(String folder) throws IOException {
    Manifest manifest = manifest("org.mortise.test.echo", "org.mortise.pipeline");
    manifest.getMainAttributes().putValue("Service-Component", "OSGI-INF/echo.xml");
    try (JarOutputStream jar = jar(folder, "echo.jar", manifest)) {
      for (String name : List.of("org/mortise/launcher/EchoTool.class", "OSGI-INF/echo.xml")) {
        try (InputStream resource = TestInstallation.class.getClassLoader().getResourceAsStream(name)) {
          add(jar, name, resource);
        }
      }
      byte[] service = EchoTool.class.getName().getBytes(StandardCharsets.UTF_8);
      add(jar, "META-INF/services/org.mortise.pipeline.CommandLineTool", new ByteArrayInputStream(service));
    }
  }

  /** Writes a bundle with {@link MarkFactory}, whose pass sets the attribute to a text. */
  Path addMark(String folder, String text) throws IOException {
    Manifest manifest = manifest(
        "org.mortise.test.mark", "org.mortise.ir,org.mortise.ir.attributes,org.mortise.ir.pass");
    manifest.getMainAttributes().putValue("Service-Component", "OSGI-INF/mark.xml");
    String name = "mark-" + text + ".jar";
    try (JarOutputStream jar = jar(folder, name, manifest)) {
      for (String entry : List.of("org/mortise/launcher/MarkFactory.class", "OSGI-INF/mark.xml")) {
        try (InputStream resource = TestInstallation.class.getClassLoader().getResourceAsStream(entry)) {
          add(jar, entry, resource);
        }
      }
      add(jar, "org/mortise/launcher/mark.txt", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }
    return home.resolve(folder).resolve(name);
  }

  /** Deploys a bundle without content, or a jar that is not a bundle if {@code symbolicName} is null. */
  void deployEmptyBundle(String symbolicName, String imports) throws IOException {
    jar("deploy", symbolicName + ".jar", manifest(symbolicName, imports)).close();
  }

  Result run(Path command, Map<String, String> environment, String input, String... arguments) throws Exception {
    List<String> line = new ArrayList<>(List.of(command.toString()));
    line.addAll(List.of(arguments));
    Path out = Files.createTempFile(home, "out", "");
    Path err = Files.createTempFile(home, "err", "");
    Process process = Surroundings.process(line, environment)
        .redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    try (OutputStream stream = process.getOutputStream()) {
      stream.write(input.getBytes(StandardCharsets.UTF_8));
    } catch (IOException unread) {
      // the process ended before it had read all input
    }
    if (!process.waitFor(Surroundings.PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
      process.destroyForcibly();
      throw new AssertionError("still running after " + Surroundings.PATIENCE + ": " + line);
    }
    return new Result(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  private static Manifest manifest(String symbolicName, String imports) {
    Manifest manifest = new Manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    if (symbolicName != null) {
      attributes.putValue("Bundle-ManifestVersion", "2");
      attributes.putValue("Bundle-SymbolicName", symbolicName);
    }
    if (!imports.isEmpty()) {
      attributes.putValue("Import-Package", imports);
    }
    return manifest;
  }

  private JarOutputStream jar(String folder, String name, Manifest manifest) throws IOException {
    return new JarOutputStream(Files.newOutputStream(home.resolve(folder).resolve(name)), manifest);
  }

  private static void add(JarOutputStream jar, String name, InputStream content) throws IOException {
    jar.putNextEntry(new JarEntry(name));
    content.transferTo(jar);
    jar.closeEntry();
  }
}
