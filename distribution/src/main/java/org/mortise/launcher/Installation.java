// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The folder in which Mortise is installed: {@code bundles} contains the bundles of the distribution, {@code
 * bundles/TOOL} the bundles of one tool, and {@code deploy} the user's bundles. The installation may be read-only; the
 * user's bundles can be in another folder.
 */
final class Installation {
  private static final String DIALECTS = "mortise.deploy.dialects";
  private static final String DEPLOY_FOLDER = "mortise.deploy.folder";

  private final File home;
  private final File deploy;
  private final List<File> named;

  /**
   * @param home the installation folder
   * @param deploy the folder with the user's bundles, or null for the one in the installation
   */
  Installation(File home, @Nullable File deploy) {
    this(home, deploy != null ? deploy : new File(home, "deploy"), List.of());
  }

  private Installation(File home, File deploy, List<File> named) {
    this.home = home;
    this.deploy = deploy;
    this.named = named;
  }

  /** Returns this installation with another folder and further jars of the user. */
  Installation with(File deployFolder, List<File> jars) {
    return new Installation(home, deployFolder, jars);
  }

  /** Returns the jars in the user's folder, sorted by name, and those named on the command line. */
  List<File> deployedBundles() {
    List<File> all = new ArrayList<>(jars(deploy));
    all.addAll(named);
    return all;
  }

  /** Reports deployed bundles that other users can replace. */
  void checkWriteAccess(Consumer<String> problems) {
    WriteAccess.check(home, deploy, deployedBundles(), problems);
  }

  /** Returns the files with dialects in the folder with the user's bundles, sorted by name, as in a class path. */
  private String deployedDialects() {
    String[] names = deploy.list();
    if (names == null || names.length == 0) {
      return "";
    }
    Arrays.sort(names);
    StringJoiner files = new StringJoiner(File.pathSeparator);
    for (String name : names) {
      if (name.endsWith(".irdl.mlir")) {
        files.add(new File(deploy, name).getPath());
      }
    }
    return files.toString();
  }

  /** Names the folder with the user's bundles to the tools, for messages. */
  void publishDeployFolder() {
    System.setProperty(DEPLOY_FOLDER, deploy.getAbsolutePath());
  }

  /** Names the deployed files with dialects to the tool {@code opt}. */
  void publishDeployedDialects() {
    String dialects = deployedDialects();
    if (!dialects.isEmpty() || System.getProperty(DIALECTS) != null) {
      System.setProperty(DIALECTS, dialects);
    }
  }

  /** Returns a text that identifies the origin of the user's bundles. */
  String deployedSource() {
    return deploy.getAbsolutePath() + (named.isEmpty() ? "" : named.toString());
  }

  File deployFolder() {
    return deploy;
  }

  /**
   * Returns whether a tool has additional bundles and is therefore long-lived: bundles can be deployed while it runs.
   */
  boolean isLongLived(String tool) {
    return new File(home, "bundles/" + tool).isDirectory();
  }

  /**
   * Returns the bundles to start, those of the distribution first, in a reproducible order.
   */
  List<File> bundles(String tool) {
    List<File> all = bundlesOfAllTools();
    all.addAll(isLongLived(tool) ? jars(new File(home, "bundles/" + tool)) : deployedBundles());
    return all;
  }

  /** Returns the libraries and bundles that are on the class path of a tool, or merged into the one jar on it. */
  List<File> classPath(String tool) {
    List<File> all = new ArrayList<>(jars(new File(home, "lib")));
    all.addAll(libraries(tool));
    all.addAll(bundlesOfAllTools());
    return all;
  }

  /** Returns the bundles of the product and, if they are installed, those of the dialect and the passes for tests. */
  private List<File> bundlesOfAllTools() {
    List<File> all = new ArrayList<>(jars(new File(home, "bundles")));
    all.addAll(jars(new File(home, "testing")));
    return all;
  }

  /** Returns the folder with the bundles that are started on request only. */
  File optionalFolder() {
    return new File(home, "optional");
  }

  /** Returns the libraries of this tool, which are on its class path only. */
  List<File> libraries(String tool) {
    return jars(new File(home, "lib/" + tool));
  }

  /** Returns the jars in a folder, sorted by name. */
  static List<File> jars(File folder) {
    String[] names = folder.list();
    if (names == null) {
      return List.of();
    }
    Arrays.sort(names);
    List<File> jars = new ArrayList<>();
    for (String name : names) { // without a filter, which would be the first lambda of a start, and a costly one
      if (name.endsWith(".jar")) {
        jars.add(new File(folder, name));
      }
    }
    return jars;
  }
}
