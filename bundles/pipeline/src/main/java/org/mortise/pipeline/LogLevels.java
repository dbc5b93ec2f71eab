// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.logging.LogComponent;
import org.mortise.ir.text.EditDistance;
import org.slf4j.LoggerFactory;

/**
 * Changes the levels of loggers at run time. A {@linkplain LogComponent component} is named by its name, any other
 * SLF4J logger, such as a deployed bundle's, by the logger's name, which has a dot.
 *
 * <p>SLF4J cannot set levels. This class sets the levels of {@code java.util.logging}, to which the distribution binds
 * SLF4J. With another binding the levels are set in that library's configuration, and the methods here throw an
 * exception. Levels apply to the whole process.
 */
public final class LogLevels {
  /** The names of the levels in commands. */
  public static final List<String> NAMES = List.of("off", "debug", "trace");

  /** The loggers whose level was set. Java keeps a logger, with its level, only while it is referred to. */
  private static final Map<String, Setting> SETTINGS = new TreeMap<>();

  private LogLevels() {}

  /** The time in which a level is raised. */
  public interface Raised extends AutoCloseable {
    @Override
    void close();
  }

  /** The level of one logger: the configured level, or all messages while a run requests them. */
  private static final class Setting {
    private final Logger logger;
    private @Nullable Level base;
    private int raises;

    Setting(String logger) {
      this.logger = Logger.getLogger(logger);
      this.base = this.logger.getLevel();
    }

    void apply() {
      logger.setLevel(raises > 0 ? Level.FINEST : base);
    }
  }

  /**
   * Returns the level of each component, and of each other logger whose level was set, by name. A level is one of
   * {@link #NAMES}; {@code off} leaves warnings and errors on.
   */
  public static synchronized Map<String, String> all() {
    Map<String, String> levels = new TreeMap<>();
    for (LogComponent component : LogComponent.values()) {
      levels.put(component.component(), levelOf(component.logger()));
    }
    for (String name : SETTINGS.keySet()) {
      if (!name.startsWith(LogComponent.PREFIX)) {
        levels.put(name, levelOf(LoggerFactory.getLogger(name)));
      }
    }
    return levels;
  }

  private static String levelOf(org.slf4j.Logger logger) {
    return logger.isTraceEnabled() ? "trace" : logger.isDebugEnabled() ? "debug" : "off";
  }

  /**
   * Sets a level.
   *
   * @param name a component, or a logger whose name has a dot
   * @param level an element of {@link #NAMES}
   * @throws IllegalArgumentException if there is no such component or level
   * @throws IllegalStateException if SLF4J is bound to another library
   */
  public static synchronized void set(String name, String level) {
    Level base = switch (level) {
      case "off" -> null;
      case "debug" -> Level.FINE;
      case "trace" -> Level.FINEST;
      default -> throw new IllegalArgumentException(
          "unknown level '" + level + "'; the levels are " + String.join(", ", NAMES));
    };
    Setting setting = setting(name);
    setting.base = base;
    setting.apply();
    if (base != null) {
      check(setting);
    }
  }

  /**
   * Turns on all messages of some loggers until the result is closed.
   *
   * @param names components, or loggers whose names have a dot
   * @throws IllegalArgumentException if there is no such component
   * @throws IllegalStateException if SLF4J is bound to another library
   */
  public static synchronized Raised raise(List<String> names) {
    List<Setting> settings = new ArrayList<>();
    for (String name : names) {
      settings.add(setting(name));
    }
    for (Setting setting : settings) {
      setting.raises++;
      setting.apply();
    }
    try {
      settings.forEach(LogLevels::check);
    } catch (IllegalStateException notConnected) {
      lower(settings);
      throw notConnected;
    }
    return () -> lower(settings);
  }

  private static synchronized void lower(List<Setting> settings) {
    for (Setting setting : settings) {
      setting.raises--;
      setting.apply();
    }
  }

  private static Setting setting(String name) {
    LogComponent component = component(name);
    if (component == null && name.indexOf('.') <= 0) {
      throw unknown(name);
    }
    if (component != null) {
      component.connect();
    }
    return SETTINGS.computeIfAbsent(component == null ? name : component.loggerName(), Setting::new);
  }

  private static @Nullable LogComponent component(String name) {
    for (LogComponent component : LogComponent.values()) {
      if (component.component().equals(name) || component.loggerName().equals(name)) {
        return component;
      }
    }
    return null;
  }

  private static IllegalArgumentException unknown(String name) {
    List<String> names = new ArrayList<>();
    for (LogComponent component : LogComponent.values()) {
      names.add(component.component());
    }
    String similar = EditDistance.nearest(name, names);
    return new IllegalArgumentException("unknown component '" + name + "'"
        + (similar == null ? "" : ": did you mean '" + similar + "'?") + " (components: " + String.join(", ", names)
        + "; a name with a dot is a logger)");
  }

  private static void check(Setting setting) {
    String name = setting.logger.getName();
    if (!LoggerFactory.getLogger(name).isDebugEnabled()) {
      throw new IllegalStateException("the messages of logger '" + name + "' go to "
          + LoggerFactory.getILoggerFactory().getClass().getName() + ", whose configuration sets its level");
    }
  }
}
