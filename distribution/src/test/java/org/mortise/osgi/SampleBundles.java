// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi;

import aQute.bnd.osgi.Builder;
import aQute.bnd.osgi.EmbeddedResource;
import aQute.bnd.osgi.Jar;
import java.io.File;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds bundles from the packages below {@code sample}, like a third party that builds against Mortise. Must be used
 * outside the framework; tests inside find the jars by {@link Inside#jar}. Each virtual machine has a folder of its
 * own, because several run tests at the same time.
 */
public final class SampleBundles {
  private static final String PACKAGE = "org.mortise.osgi.sample.";
  private static final File FOLDER = new File("target/sample-bundles", Long.toString(ProcessHandle.current().pid()));

  private static boolean built;

  private SampleBundles() {}

  /** Builds all bundles when it is called first. */
  public static synchronized void buildAll() {
    if (built) {
      return;
    }
    build("toy", "toy", "1.2.0");
    build("toyupdate", "toy", "1.3.0");
    build("rival", "rival", "1.0.0");
    build("views", "views", "1.0.0");
    build("waiting", "waiting", "1.0.0");
    build("witness", "witness", "1.0.0");
    build("broken", "broken", "1.0.0");
    build("faulty", "faulty", "1.0.0");
    build("twice", "twice", "1.0.0");
    build("nowhere", "nowhere", "1.0.0");
    build("client", "client", "1.0.0");
    build("chain", "toy", "chain", "1.0.0", "org.mortise.osgi.sample.link,*");
    build("link", "link", "link", "1.0.0", "no.such.pkg,*");
    build("lonely", "views", "lonely", "1.0.0", "no.such.pkg;version=\"[1,2)\",*");
    build("future", "views", "future", "1.0.0", "org.mortise.ir;version=\"[9,10)\",*");
    build("java99", "views", "java99", "1.0.0", "*");
    build("unloadable", "views", "unloadable", "1.0.0", "*");
    build("needy", "needy", "1.0.0");
    build("malformed", "needy", "malformed", "1.0.0", "*");
    build("newer", "views", "newer", "1.0.0", "org.mortise.ir;version=\"[0.2,1)\",*");
    built = true;
  }

  public static File jar(String sample) {
    return new File(FOLDER, sample + ".jar");
  }

  static String symbolicName(String sample) {
    return PACKAGE + sample;
  }

  private static void build(String sample, String name, String version) {
    build(sample, sample, name, version, "*");
  }

  private static void build(String sample, String content, String name, String version, String imports) {
    FOLDER.mkdirs();
    try (Builder builder = new Builder()) {
      builder.setClasspath(classPath());
      builder.setProperty("Bundle-SymbolicName", symbolicName(name));
      builder.setProperty("Bundle-Version", version);
      builder.setProperty("Private-Package", PACKAGE + content);
      if (content.equals("link")) {
        builder.setProperty("-exportcontents", PACKAGE + content); // the others are private
      }
      builder.setProperty("Import-Package", imports);
      builder.setProperty("-noimportjava", "true");
      if (sample.equals("java99")) {
        builder.setProperty("-noee", "true");
        builder.setProperty("Require-Capability", "osgi.ee;filter:=\"(&(osgi.ee=JavaSE)(version=99))\"");
      }
      try (Jar jar = builder.build()) {
        if (!builder.isOk()) {
          throw new IllegalStateException("cannot build " + sample + ": " + builder.getErrors());
        }
        if (sample.equals("unloadable")) {
          setClassVersion(jar, (PACKAGE + content).replace('.', '/') + "/SelectView.class");
        }
        if (sample.equals("malformed")) {
          malformComponents(jar);
        }
        jar.write(jar(sample));
      }
    } catch (Exception broken) {
      throw new IllegalStateException("cannot build " + sample, broken);
    }
  }

  /** Damages one component description so that it is not XML, and another one so that it has no implementation. */
  private static void malformComponents(Jar jar) {
    String folder = "OSGI-INF/" + PACKAGE + "needy.";
    jar.putResource(folder + "ConfiguredSolver.xml", text("<component name=\"a\">\n</komponent>"));
    jar.putResource(folder + "FailingComponent.xml", text("<component name=\"b\"/>"));
  }

  private static EmbeddedResource text(String text) {
    return new EmbeddedResource(text.getBytes(StandardCharsets.UTF_8), 0);
  }

  /** Changes the version of a class file to one of a future Java. */
  private static void setClassVersion(Jar jar, String name) throws Exception {
    byte[] bytes;
    try (InputStream in = jar.getResource(name).openInputStream()) {
      bytes = in.readAllBytes();
    }
    bytes[7] = 120;
    jar.putResource(name, new EmbeddedResource(bytes, 0));
  }

  private static List<File> classPath() {
    List<File> files = new ArrayList<>();
    String all = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    for (String path : all.split(File.pathSeparator)) {
      File file = new File(path);
      if (file.exists()) {
        files.add(file);
      }
    }
    return files;
  }
}
