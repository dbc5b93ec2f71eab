// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.osgi;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.xml.XMLConstants;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.wiring.BundleRevision;
import org.osgi.framework.wiring.BundleWiring;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * The files with the descriptions of the components of a bundle, which its manifest names. Declarative Services logs a
 * file that it cannot read at a level that is off by default, and otherwise ignores it.
 */
public final class ComponentFiles {
  private static final String HEADER = "Service-Component";

  private ComponentFiles() {}

  /** Returns whether the manifest of {@code bundle} names files with components, which may be missing. */
  static boolean areDeclaredIn(Bundle bundle) {
    return bundle.getHeaders("").get(HEADER) != null;
  }

  /** Returns the existing files with components of a bundle. */
  public static List<URL> of(Bundle bundle) {
    List<URL> files = new ArrayList<>();
    byClause(bundle).values().forEach(files::addAll);
    return files;
  }

  /** Returns the files that the manifest names and that are not in the bundle. */
  static List<String> missing(Bundle bundle) {
    List<String> missing = new ArrayList<>();
    byClause(bundle).forEach((path, files) -> {
      if (files.isEmpty()) {
        missing.add(path);
      }
    });
    return missing;
  }

  private static Map<String, List<URL>> byClause(Bundle bundle) {
    Map<String, List<URL>> files = new LinkedHashMap<>();
    String header = bundle.getHeaders("").get(HEADER);
    if (header != null) {
      for (String clause : header.split(",")) {
        String path = clause.replaceFirst(";.*", "").strip();
        int slash = path.lastIndexOf('/');
        if (!path.isEmpty()) {
          files.put(path, entries(bundle, path.substring(0, slash + 1), path.substring(slash + 1)));
        }
      }
    }
    return files;
  }

  /** Queries the wiring, because Felix's {@code Bundle.findEntries} fails while a bundle is being uninstalled. */
  static List<URL> entries(Bundle bundle, String folder, String pattern) {
    BundleRevision revision = bundle.adapt(BundleRevision.class);
    BundleWiring wiring = revision == null ? null : revision.getWiring();
    List<URL> found = wiring == null ? null : wiring.findEntries(folder, pattern, 0);
    return found == null ? List.of() : found;
  }

  /**
   * Returns a message for each file that is not XML, and for each component that Declarative Services has rejected.
   *
   * @param accepted the names of the components that it has accepted
   */
  public static List<String> problems(Bundle bundle, Set<String> accepted) {
    List<String> problems = new ArrayList<>();
    for (URL file : of(bundle)) {
      String name = file.getPath().replaceFirst("^/", "");
      Descriptions descriptions = new Descriptions();
      try (InputStream in = file.openStream()) {
        parse(in, descriptions);
      } catch (SAXParseException malformed) {
        problems.add("component description " + name + " is ignored: line " + malformed.getLineNumber() + ": "
            + malformed.getMessage() + "; build the bundle with bnd, which writes the description");
        continue;
      } catch (IOException | SAXException unreadable) {
        problems.add("component description " + name + " is ignored: " + unreadable.getMessage());
        continue;
      }
      for (String component : descriptions.names) {
        if (component == null || !accepted.contains(component)) {
          problems.add("component " + (component == null ? "without a name or an implementation" : component) + " of "
              + name + " is ignored: Declarative Services does not accept its description; "
              + "build the bundle with bnd, which writes and checks it");
        }
      }
    }
    return problems;
  }

  private static void parse(InputStream in, Descriptions descriptions) throws IOException, SAXException {
    SAXParserFactory factory = SAXParserFactory.newInstance();
    factory.setNamespaceAware(true);
    try {
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      factory.newSAXParser().parse(in, descriptions);
    } catch (ParserConfigurationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Collects the names of components. The default name is the name of the implementation class. */
  private static final class Descriptions extends DefaultHandler {
    final List<@Nullable String> names = new ArrayList<>();
    private boolean isNamed;

    @Override
    public void startElement(String uri, String name, String qualifiedName, Attributes attributes) {
      if (name.equals("component")) {
        names.add(attributes.getValue("name"));
        isNamed = attributes.getValue("name") != null;
      } else if (name.equals("implementation") && !names.isEmpty() && !isNamed) {
        names.set(names.size() - 1, attributes.getValue("class"));
      }
    }

    @Override
    public InputSource resolveEntity(@Nullable String publicId, String systemId) {
      return new InputSource(InputStream.nullInputStream()); // nothing outside the file is read
    }
  }
}
