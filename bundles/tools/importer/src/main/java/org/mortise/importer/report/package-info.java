// SPDX-License-Identifier: Apache-2.0
/** The report of an import: the parts of a definition that are code in C++. */
@NullMarked
@Version("0.1.0")
package org.mortise.importer.report;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
