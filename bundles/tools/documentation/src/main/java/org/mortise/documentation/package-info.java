// SPDX-License-Identifier: Apache-2.0

/**
 * Reference documentation of operations, generated from their definitions and from the Javadoc of their classes: as
 * text for a terminal, and as Markdown and HTML pages.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.documentation;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
