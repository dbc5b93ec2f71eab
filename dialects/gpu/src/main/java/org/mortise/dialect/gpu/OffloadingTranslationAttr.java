// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

/** An attribute that decides how a binary is embedded into the program of the host. */
public interface OffloadingTranslationAttr {}
